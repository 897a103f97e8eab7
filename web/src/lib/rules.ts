// The rules as the Fluent files and the editions tell them: sections, numbers, sentences, and what is in the box.

import type { GameName, Language } from "./protocol";

/** ruled: our reading of what the rulebook leaves open; assumed: it rests on numbers that nobody could tell us. */
export type Mark = "ruled" | "assumed";

export interface Rule {
  number: string;
  text: string;
  marks: Mark[];
}

export interface Section {
  title: string;
  rules: Rule[];
}

export const RULE = /\b(?:WE|EP|GN|SD)-\d+\b/g;

/** Sections are the file's group comments, marks the comment above a rule; other messages of the file are no rules. */
export function sectionsOf(ftl: string): Section[] {
  const sections: Section[] = [];
  let title = "";
  let marks: Mark[] = [];
  let rule: Rule | null = null;
  for (const line of ftl.split("\n")) {
    const heading = /^## (.+)/.exec(line);
    const start = /^([A-Z]{2}-\d+) = (.*)/.exec(line);
    if (heading) title = heading[1]!;
    if (start) {
      rule = { number: start[1]!, text: start[2]!, marks };
      if (sections.at(-1)?.title !== title) sections.push({ title, rules: [] });
      sections.at(-1)!.rules.push(rule);
    } else if (rule && /^\s+\S/.test(line)) rule.text += ` ${line.trim()}`;
    else rule = null;
    marks = /^# (.+)/.exec(line)?.[1]?.split(", ").filter((word): word is Mark => word === "ruled" || word === "assumed") ?? [];
  }
  return sections;
}

/** What is left of the sections where every word asked for occurs; numbers are found with and without the hyphen. */
export function search(sections: readonly Section[], asked: string): Section[] {
  const wanted = wordsOf(asked);
  if (!wanted.length) return [...sections];
  const fits = ({ number, text }: Rule, title: string): boolean => {
    const all = folded(`${number} ${number.replace("-", "")} ${title} ${text}`);
    return wanted.every((word) => all.includes(word));
  };
  return sections
    .map(({ title, rules }) => ({ title, rules: rules.filter((rule) => fits(rule, title)) }))
    .filter((section) => section.rules.length);
}

export interface Piece {
  text: string;
  kind: "plain" | "found" | "rule";
}

/** A sentence in pieces: links to other rules, and what was searched for. */
export function pieces(text: string, asked: string): Piece[] {
  const wanted = wordsOf(asked);
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(RULE)) {
    found.push(...lit(text.slice(at, match.index), wanted), { text: match[0], kind: "rule" });
    at = match.index + match[0].length;
  }
  return [...found, ...lit(text.slice(at), wanted)];
}

function lit(text: string, wanted: readonly string[]): Piece[] {
  const low = folded(text);
  const found: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const next = wanted
      .map((word) => ({ index: low.indexOf(word, at), length: word.length }))
      .filter((hit) => hit.index >= 0)
      .sort((a, b) => a.index - b.index || b.length - a.length)[0];
    if (!next) break;
    if (next.index > at) found.push({ text: text.slice(at, next.index), kind: "plain" });
    found.push({ text: text.slice(next.index, next.index + next.length), kind: "found" });
    at = next.index + next.length;
  }
  if (at < text.length) found.push({ text: text.slice(at), kind: "plain" });
  return found;
}

// Case and accents do not matter; every character stays one character, so that places agree.
const folded = (text: string): string =>
  [...text].map((one) => (one.normalize("NFD")[0] ?? one).toLowerCase()[0] ?? one).join("");

const wordsOf = (asked: string): string[] => folded(asked).split(/\s+/).filter(Boolean);

// What is in the box, from the edition files -----------------------------------------------------------------------

export interface Entry {
  value: unknown;
  /** Nobody could tell us. */
  isAssumed: boolean;
}

/** By section and name. */
export type Edition = Record<string, Record<string, Entry>>;

/** What a section names, in order. */
export function entries<T>(edition: Edition, section: string): { name: string; value: T; isAssumed: boolean }[] {
  return Object.entries(edition[section] ?? {}).map(([name, { value, isAssumed }]) => ({ name, value: value as T, isAssumed }));
}

/** An edition, as much of TOML as ours use. */
export function editionOf(toml: string): Edition {
  const found: Edition = {};
  let section: Record<string, Entry> = {};
  for (const line of joined(toml)) {
    const heading = /^\[([\w-]+)\]/.exec(line);
    const entry = /^([\w-]+) = ([^#]+?)\s*(?:#(.*))?$/.exec(line);
    if (heading) section = found[heading[1]!] = {};
    else if (entry) section[entry[1]!] = { value: valueOf(entry[2]!), isAssumed: /\bassumed\b/i.test(entry[3] ?? "") };
  }
  return found;
}

/** Lists over several lines as one; of their comments, only whether something is assumed is kept. */
function joined(toml: string): string[] {
  const lines: string[] = [];
  let open: string | null = null;
  let isAssumed = false;
  for (const line of toml.split("\n")) {
    const bare = line.replace(/#.*/, "").trim();
    if (open === null && !/=\s*\[$/.test(bare)) {
      lines.push(line);
      continue;
    }
    open = `${open ?? ""}${bare}`;
    isAssumed ||= /\bassumed\b/i.test(line);
    if (bare === "]") {
      lines.push(`${open} ${isAssumed ? "# assumed" : ""}`);
      open = null;
      isAssumed = false;
    }
  }
  return lines;
}

const valueOf = (toml: string): unknown =>
  JSON.parse(toml.replace(/([\w-]+) = /g, '"$1": ').replace(/,\s*([\]}])/g, "$1"));

// Loading ----------------------------------------------------------------------------------------------------------

type Load = () => Promise<string>;
const WORDS = import.meta.glob(
  ["../../../src/posse/locales/*/*-rules.ftl", "../../../src/posse/locales/*/showdown.ftl"],
  { query: "?raw", import: "default" },
) as Record<string, Load>;
const EDITIONS = import.meta.glob("../../../src/posse/games/*/edition.toml", { query: "?raw", import: "default" }) as Record<
  string,
  Load
>;

export async function loadRules(game: GameName, language: Language): Promise<Section[]> {
  const file = game === "showdown" ? game : `${game}-rules`;
  return sectionsOf(await WORDS[`../../../src/posse/locales/${language}/${file}.ftl`]!());
}

export async function loadEdition(game: GameName): Promise<Edition> {
  return editionOf(await EDITIONS[`../../../src/posse/games/${game.replace("-", "_")}/edition.toml`]!());
}
