import type {FoundPage} from './collectIndex';
import type {Synonyms} from './readSynonyms';

/**
 * Adds the synonyms to pages and sections.
 *
 * @param synonyms those of the language, and those of English
 */
export function addSynonyms(
  pages: readonly FoundPage[],
  synonyms: readonly Pick<Synonyms, 'pages'>[],
): FoundPage[] {
  const alsoOf = (target: string): string[] => [
    ...new Set(synonyms.flatMap(({pages: byTarget}) => byTarget[target] ?? [])),
  ];
  return pages.map((page) => {
    const also = alsoOf(page.path);
    return {
      ...page,
      ...(also.length > 0 && {also}),
      sections: page.sections.map(([id, text]): FoundPage['sections'][number] => {
        const called = alsoOf(`${page.path}#${id}`);
        return called.length > 0 ? [id, text, called] : [id, text];
      }),
    };
  });
}
