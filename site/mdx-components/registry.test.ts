import fs from 'node:fs';
import path from 'node:path';
import {MDX_COMPONENTS} from './registry';

const siteDir = path.join(__dirname, '../..');

test.each(Object.entries(MDX_COMPONENTS))('<%s> is known to writers', (name, component) => {
  const {module, renderedBy = name, parts = []} = component;
  const guide = fs.readFileSync(path.join(siteDir, 'CONTRIBUTING.md'), 'utf8');
  expect(guide).toMatch(new RegExp(`^\\|.*\`<${name}[ >]`, 'm'));
  // A missing file or export would only show as an empty space on the page.
  const file = module?.replace('@site', siteDir);
  if (file) {
    const exported = fs.readFileSync(
      [`${file}.tsx`, `${file}/index.ts`].find((candidate) => fs.existsSync(candidate))!,
      'utf8',
    );
    for (const part of [renderedBy, ...parts]) {
      expect(exported).toMatch(new RegExp(`export .*\\b${part}\\b`));
    }
  }
});
