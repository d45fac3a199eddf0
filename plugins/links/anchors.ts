import docs from './anchors-8.12.1.json';
import packages from './anchors-of-packages.json';
import type {AnchorList} from './findMissingAnchors';

const merge = (...lists: AnchorList[]): AnchorList =>
  Object.fromEntries(
    [...new Set(lists.flatMap((list) => Object.keys(list)))].map((page) => [
      page,
      [...new Set(lists.flatMap((list) => list[page] ?? []))],
    ]),
  );

/**
 * The anchors that external sites link to, by page: those of the docs of 8.12.1, in page order, and
 * those of earlier docs that the packages still mention in their comments and changelogs.
 */
export const ANCHORS: AnchorList = merge(docs, packages);
