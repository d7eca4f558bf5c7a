import { describe, expect, it } from "vitest";
import { hashFor, matchIn } from "../src/connection/address";
import { backoff, serverAddress } from "../src/connection/link";
import { nextTheme } from "../src/look/theme";

describe("the address", () => {
  it("names the match", () => {
    expect(matchIn(hashFor("a b"))).toBe("a b");
    expect(matchIn("")).toBeNull();
    expect(hashFor(null)).toBe("");
  });

  it("of the socket is the page's own", () => {
    const at = (protocol: string) => serverAddress({ protocol, host: "example:1" } as Location);
    expect(at("http:")).toBe("ws://example:1/ws");
    expect(at("https:")).toBe("wss://example:1/ws");
  });
});

describe("reconnecting", () => {
  it("waits longer each time, up to a limit", () => {
    expect([0, 1, 2, 10].map(backoff)).toEqual([250, 500, 1000, 5000]);
  });
});

describe("the theme", () => {
  it("goes round", () => {
    expect(["auto", "light", "dark"].map((theme) => nextTheme(theme as "auto"))).toEqual(["light", "dark", "auto"]);
  });
});
