import type {Synonym} from './shared';

/** Stops the build, in one line, at a synonym that cannot work. */
export function checkSynonyms(byLanguage: Record<string, readonly Synonym[]>): void {
  for (const [language, synonyms] of Object.entries(byLanguage)) {
    const meanings = new Map<string, string>();
    for (const {say, mean} of synonyms) {
      const place = `plugins/search/synonyms.ts: ${language}, mean: '${mean}'`;
      if (!mean.trim()) {
        throw new Error(
          `plugins/search/synonyms.ts: ${language}: a line has no mean; write the words of the docs`,
        );
      }
      if (say.length === 0) {
        throw new Error(`${place}: say is empty; write what readers say, or take the line out`);
      }
      for (const phrase of say) {
        if (phrase !== phrase.trim().toLowerCase() || !phrase) {
          throw new Error(
            `${place}: say '${phrase}' in small letters and without spaces around it`,
          );
        }
        const other = meanings.get(phrase);
        if (other !== undefined) {
          throw new Error(`${place}: '${phrase}' already means '${other}'; keep one of them`);
        }
        if (phrase === mean.toLowerCase()) {
          throw new Error(`${place}: '${phrase}' means itself; take it out`);
        }
        meanings.set(phrase, mean);
      }
    }
  }
}
