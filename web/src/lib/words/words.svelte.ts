// Words in the reader's language, from the same Fluent files as the server's.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../server/protocol";

type Load = () => Promise<string>;

const FOUND = import.meta.glob(["../../../../src/posse/text/*/*.ftl", "../../../../src/posse/games/*/words/*/*.ftl"], {
  query: "?raw",
  import: "default",
}) as Record<string, Load>;

/** By language and name: `en web`, and of a game's own words `en el-paso/web`. */
const FILES = new Map(Object.entries(FOUND).map(([path, load]) => [nameOf(path), load]));

function nameOf(path: string): string {
  const [file = "", language = "", folder = "", game = ""] = path.split("/").reverse();
  const name = file.replace(".ftl", "");
  return `${language} ${folder === "words" ? `${game.replaceAll("_", "-")}/` : ""}${name}`;
}

export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch", nl: "Nederlands" };

class Words {
  language = $state<Language>("en");
  /** Rises with every file that is loaded, so that what is shown is said anew. */
  version = $state(0);
  private bundles = new Map<Language, FluentBundle>();
  private loaded = new Map<string, Promise<void>>();
  private files = new Set(["web"]);

  /** Load everything that was learnt so far in a language, and then speak it. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.files].map((file) => this.load(language, file)));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load more files of the language that is spoken, as far as there are such: those of a game, or of some pages. */
  async learn(...files: string[]): Promise<void> {
    const known = files.filter((file) => FILES.has(`${this.language} ${file}`));
    known.forEach((file) => this.files.add(file));
    await Promise.all(known.map((file) => this.load(this.language, file)));
  }

  private load(language: Language, file: string): Promise<void> {
    const name = `${language} ${file}`;
    const known = this.loaded.get(name);
    if (known) return known;
    const loading = (async () => {
      const text = await FILES.get(name)?.();
      if (text === undefined) throw new Error(`there is no ${file} in ${language}`);
      const bundle = this.bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      this.bundles.set(language, bundle);
      this.version += 1;
    })();
    this.loaded.set(name, loading);
    return loading;
  }

  has(id: string): boolean {
    void this.version;
    return this.bundles.get(this.language)?.hasMessage(id) ?? false;
  }

  /** A message; `id.attribute` is an attribute of it. What is missing shows its id, and fails the tests. */
  say(id: string, values: Record<string, FluentVariable> = {}): string {
    void this.version;
    const [name = id, attribute] = id.split(".");
    const bundle = this.bundles.get(this.language);
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) {
      if (bundle && name) console.error(`there are no words for ${id} in ${this.language}`);
      return id;
    }
    return bundle.formatPattern(pattern, values);
  }
}

export const words = new Words();
export const t = (id: string, values?: Record<string, FluentVariable>): string => words.say(id, values);
