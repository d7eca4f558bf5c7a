import { describe, expect, it } from "vitest";
import { describeSquare } from "../src/board/describe";
import { Layout } from "../src/board/orientation";
import { roleOf } from "../src/board/role";
import { mirrored, neighbours, pointOf, squareAt, step } from "../src/board/square";
import { board, player } from "./make";

describe("squares", () => {
  it("are named from the home end zone and the top", () => {
    expect(pointOf("a1")).toEqual({ x: 0, y: 0 });
    expect(pointOf("z15")).toEqual({ x: 25, y: 14 });
    expect(squareAt(12, 7)).toBe("m8");
  });

  it("have eight neighbours, fewer at the edge", () => {
    expect(neighbours("m8", 26, 15)).toHaveLength(8);
    expect(neighbours("a1", 26, 15).sort()).toEqual(["a2", "b1", "b2"]);
    expect(step("z15", 1, 0, 26, 15)).toBeNull();
  });

  it("are mirrored along the pitch", () => {
    expect(mirrored("k2", 15)).toBe("k14");
    expect(mirrored("k8", 15)).toBe("k8");
  });
});

describe("the layout", () => {
  const wide = new Layout("landscape", 26, 15);
  const tall = new Layout("portrait", 26, 15);

  it("turns the home end zone to the bottom of a narrow page", () => {
    expect([tall.columns, tall.rows]).toEqual([15, 26]);
    expect(tall.place("a1")).toEqual({ x: 0, y: 25 });
    expect(tall.place("z15")).toEqual({ x: 14, y: 0 });
  });

  it("finds the square again that it shows", () => {
    for (const layout of [wide, tall]) {
      for (const square of ["a1", "a15", "m8", "z1", "z15"]) {
        const { x, y } = layout.place(square);
        expect(layout.squareIn(x, y)).toBe(square);
      }
    }
  });

  it("turns a step on the page into one on the pitch", () => {
    expect(wide.turn(1, 0)).toEqual({ x: 1, y: 0 });
    const up = tall.turn(0, -1);
    expect([up.x, up.y + 0]).toEqual([1, 0]);
  });
});

describe("roles", () => {
  it("come from the position, size and skills first", () => {
    expect(roleOf({ position: "orc_thrower", skills: [], st: 3 })).toBe("thrower");
    expect(roleOf({ position: "untrained_troll", skills: ["Loner (4+)"], st: 5 })).toBe("big");
    expect(roleOf({ position: "goblin", skills: ["Dodge", "Stunty"], st: 2 })).toBe("small");
    expect(roleOf({ position: "big_un_blocker", skills: [], st: 4 })).toBe("blocker");
    expect(roleOf({ position: "orc_lineman", skills: ["Animosity"], st: 3 })).toBe("lineman");
  });
});

describe("a square in words", () => {
  it("tells who is in it and how", () => {
    const lying = player("A3", "n8", { posture: "prone", distracted: true });
    const table = board([lying], { ball: { state: "held", square: "n8", carrier: "A3" } });
    expect(describeSquare("n8", lying, table)).toBe(
      "n8, A3 Player A3, Human Lineman, prone, distracted, has the ball",
    );
  });

  it("tells where the ball lies", () => {
    const table = board([], { ball: { state: "ground", square: "c3", carrier: null } });
    expect(describeSquare("c3", undefined, table)).toBe("c3, the ball lies here");
  });
});
