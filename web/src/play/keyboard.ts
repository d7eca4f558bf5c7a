/** Keys at the table: arrows and Enter on the pitch, letters and numbers for what is offered. */

import type { Orientation } from "../board/orientation";
import { Layout } from "../board/orientation";
import { step } from "../board/square";
import { ARROWS } from "./keys";
import type { Table } from "./table.svelte";

/** Do what a key stands for, and keep the browser from doing its own. */
export function pressed(event: KeyboardEvent, table: Table, orientation: Orientation): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("[data-keys=own], input, select, textarea, dialog")) return;
  const isOnBoard = target?.closest("[role=grid]") !== null && target !== null;
  if (isOnBoard) table.isCursorUsed = true;
  if (event.key in ARROWS) moveCursor(event, table, orientation);
  else if (event.key === "Tab") {
    if (isOnBoard && table.nextReady(event.shiftKey)) event.preventDefault();
  } else if (event.key === "Enter" || event.key === " ") {
    if (!isOnBoard) return;
    event.preventDefault();
    table.click(table.cursor);
  } else if (event.key === "Escape") table.escape();
  else if (command(event.key.toLowerCase(), table)) event.preventDefault();
}

function moveCursor(event: KeyboardEvent, table: Table, orientation: Orientation): void {
  event.preventDefault();
  const board = document.querySelector<SVGElement>("[role=grid]");
  const [dx, dy] = ARROWS[event.key]!;
  const { length, width } = table.board;
  const turned = new Layout(orientation, length, width).turn(dx, dy);
  const next = step(table.cursor, turned.x, turned.y, length, width);
  if (next && document.activeElement === board) table.cursor = next;
  table.isCursorUsed = true;
  board?.focus();
}

function command(key: string, table: Table): boolean {
  if (key === "u") {
    table.undo();
    return true;
  }
  if (!table.isAsked) return false;
  if (table.drafting) return draftCommand(key, table);
  const option = table.choices.options.find((one) => one.key.toLowerCase() === key);
  if (option) table.choose(option);
  return option !== undefined;
}

function draftCommand(key: string, table: Table): boolean {
  const drafting = table.drafting!;
  const formation = /^[1-9]$/.test(key) ? drafting.setup.formations[Number(key) - 1] : undefined;
  if (formation) drafting.useFormation(formation.name);
  else if (key === "m") drafting.mirror(table.board.width);
  else if (key === "r") drafting.reset();
  else if (key === "e") table.ready();
  else if ((key === "delete" || key === "backspace") && drafting.picked) drafting.remove(drafting.picked);
  else return false;
  return true;
}
