import path from 'node:path';
import {findEntries} from '../../../site/demos/readDemo';
import {LANGUAGE_FOLDER} from '../../../site/languages/shared';
import {findFile} from '../../../site/pages/pageFiles';
import {ROOT} from './paths';

/**
 * The file of a demo that a page of the current docs shows, as writers know it: `docs/react-charts/bars/BasicBars.tsx`. Where
 * there is none, the demo's name.
 *
 * @param url of the page
 */
export function demoFile(url: string, name: string): string {
  const address = new URL(url).pathname.replace(new RegExp(`^/${LANGUAGE_FOLDER}/`), '/');
  const page = findFile(ROOT, 'docs', address);
  try {
    const [entry] = page
      ? Object.values(findEntries(path.join(ROOT, path.dirname(page)), name))
      : [];
    return entry ? path.relative(ROOT, entry).replaceAll(path.sep, '/') : name;
  } catch {
    // A page of an older version at the same address has demos of its own.
    return name;
  }
}
