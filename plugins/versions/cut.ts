import {createRequire} from 'node:module';
import path from 'node:path';
import {catalog} from '../api-reference/catalog';
import {cutVersion} from './cutVersion';

const SITE = path.resolve(__dirname, '../..');
const require = createRequire(__filename);

/** The page tree in a language. It reads the language once, so it is loaded anew for each. */
function readSidebars(language: string) {
  const file = path.join(SITE, 'sidebars.ts');
  process.env.DOCUSAURUS_CURRENT_LOCALE = language;
  delete require.cache[file];
  return (require(file) as {default: Parameters<typeof cutVersion>[2]['sidebars']}).default;
}

const name = process.argv[2];
try {
  const written = cutVersion(SITE, name, {
    sidebars: readSidebars('en'),
    translated: {zh: readSidebars('zh')},
    catalog,
  });
  process.stdout.write(`${written.join('\n')}

Now:
1. npm install                          the packages of ${name} get a folder of their own
2. raise the packages in package.json   to the new major, and npm install again
3. add ${name} to src/identity/getProductIdentity.ts, and its renamed pages to plugins/versions/aliases.ts
4. DOCS_VERSION=${name} npm run build   builds the site of ${name}.<host>
`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
