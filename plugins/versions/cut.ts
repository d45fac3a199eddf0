import {createRequire} from 'node:module';
import path from 'node:path';
import {catalog} from '../../site/api/catalog';
import {listFolders} from '../../site/files/files';
import {formatFiles} from '../../site/commands/formatFiles';
import {runCommand} from '../../site/commands/runCommand';
import {cutVersion} from './cutVersion';

const SITE = path.resolve(__dirname, '../..');
const require = createRequire(__filename);

/**
 * Returns the sidebar in a language. The module reads the language once, so it's reloaded for each.
 */
function readSidebars(language: string) {
  const file = path.join(SITE, 'sidebars.ts');
  process.env.DOCUSAURUS_CURRENT_LOCALE = language;
  delete require.cache[file];
  return (require(file) as {default: Parameters<typeof cutVersion>[2]['sidebars']}).default;
}

async function main(name: string | undefined): Promise<void> {
  const written = cutVersion(SITE, name, {
    sidebars: readSidebars('en'),
    // Each language other than English has a folder.
    translated: Object.fromEntries(
      listFolders(path.join(SITE, 'i18n')).map((each) => [each, readSidebars(each)]),
    ),
    catalog,
  });
  formatFiles(
    SITE,
    written.filter((file) => file.endsWith('.json')),
  );
  process.stdout.write(`${written.join('\n')}

Now:
1. npm install                          the packages of ${name} get a separate folder
2. raise the packages in package.json   to the new major, and npm install again
3. add ${name} to site/products/shared.ts, and its renamed pages to plugins/versions/aliases.json
4. add ${name} to BUILDS in tests/site/harness/builds.ts, and its host to tests/site/harness/production.ts: npm run preview and the tests have it then
5. DOCS_VERSION=${name} npm run build   builds the site of ${name}.<host> in build-${name}/
`);
}

void runCommand(() => main(process.argv[2]));
