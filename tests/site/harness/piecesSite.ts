import fs from 'node:fs';
import path from 'node:path';
import {copySite} from './copySite';
import {ROOT} from './paths';

const SIDEBARS = `import {group, page, pageTree} from './plugins/page-tree/defineSidebar';

export default {
  docs: pageTree([
    group('Introduction', [page('introduction', 'Overview'), page('introduction/licensing', 'Licensing')]),
    page('pieces', 'Pieces'),
    page('react-charts/demos', 'Demos'),
    page('react-tree-view/commercial', 'Commercial'),
    page('ferries', 'Ferries'),
  ]),
};
`;

/** Makes a copy of the site in `.cache/` with a page that has every piece for writers, one of demos that crash and the like, and one whose translation is behind. Returns the folder of the copy. */
export function makePiecesSite(): string {
  const site = copySite('pieces-site');
  fs.cpSync(path.join(ROOT, 'tests/site/fixtures/pieces'), site, {recursive: true});
  fs.writeFileSync(path.join(site, 'sidebars.ts'), SIDEBARS);
  return site;
}
