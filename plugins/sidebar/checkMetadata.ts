import {findFieldLine} from '../../site/problems/findLine';
import type {Problem} from '../../site/problems/problemStore';

/** The fields that search engines and users distinguish pages by. */
export interface DescribedPage {
  /** The page's file, relative to the site: `docs/react-charts/bars/index.mdx`. */
  file: string;
  title: string;
  description?: string;
}

/**
 * Returns the problems of pages that have the title or description of an earlier page in the same language. Missing ones are reported
 * elsewhere.
 */
export function listSharedMetadata(siteDir: string, pages: readonly DescribedPage[]): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({file, ...fields}) =>
    (['title', 'description'] as const).flatMap((field) => {
      const value = fields[field]?.trim() ?? '';
      const key = `${field} ${value.toLowerCase()}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? file);
      if (owner === undefined || value === '') {
        return [];
      }
      const message = `Duplicate ${field} "${value}": ${owner} has it, too.`;
      return [
        {file, line: findFieldLine(siteDir, file, field), message, fix: 'Write another one.'},
      ];
    }),
  );
}
