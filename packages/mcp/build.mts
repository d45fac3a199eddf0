import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build, type Metafile} from 'esbuild';

/** Output directory for plain JavaScript without dependencies. */
const OUT = path.join(import.meta.dirname, 'dist');

/** Path of Pagefind, resolved with `import` because `require` doesn't find ES modules. */
const PAGEFIND = fileURLToPath(import.meta.resolve('pagefind'));

/** Returns the folder of the installed package that a file belongs to. */
const packageOf = (file: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

const readManifest = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };

/** Returns the licenses of the bundled packages, which must be distributed with their code. */
function collectLicenses({inputs}: Metafile): string {
  const folders = [...Object.keys(inputs), PAGEFIND].flatMap(
    (file) => packageOf(path.resolve(file)) ?? [],
  );
  return [...new Set(folders)]
    .sort()
    .map((folder) => {
      const {name, version} = readManifest(folder);
      const file = fs
        .readdirSync(folder, {withFileTypes: true})
        // cspell:ignore licen
        .find((entry) => entry.isFile() && /^licen[cs]e/i.test(entry.name));
      const text = file ? fs.readFileSync(path.join(folder, file.name), 'utf8').trim() : '';
      return `${name} ${version}\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * Returns the script that reads a full-text index. The site contains it too, but running downloaded code would let the site
 * control the user's computer.
 */
async function readSearchScript(): Promise<Uint8Array> {
  const pagefind = await import('pagefind');
  const {index} = await pagefind.createIndex({});
  await index!.addHTMLFile({url: '/', content: '<html lang="en"><body>-</body></html>'});
  const {files} = await index!.getFiles();
  await pagefind.close();
  return files.find((file) => file.path === 'pagefind.js')!.content;
}

/**
 * Builds `dist/`. Used by `npm pack` and `npm run mcp`. `MCP_DOCS_URL` is the site that the server reads if it's started without
 * another one.
 */
async function main(): Promise<void> {
  const {version: pagefindVersion} = readManifest(packageOf(PAGEFIND)!);
  const [{metafile}, script] = await Promise.all([
    build({
      entryPoints: [path.join(import.meta.dirname, 'src/cli.ts')],
      outfile: path.join(OUT, 'cli.mjs'),
      bundle: true,
      platform: 'node',
      target: 'node20.19',
      format: 'esm',
      minifySyntax: true,
      define: {
        PAGEFIND_VERSION: JSON.stringify(pagefindVersion),
        DEFAULT_SITE: JSON.stringify(process.env.MCP_DOCS_URL ?? 'https://mui.com'),
      },
      metafile: true,
      legalComments: 'none',
      logLevel: 'warning',
      banner: {
        // Some bundled packages are CommonJS modules that load Node.js modules with `require`.
        js: "#!/usr/bin/env node\nimport {createRequire as createRequireOfBundle} from 'node:module';\nconst require = createRequireOfBundle(import.meta.url);",
      },
    }),
    readSearchScript(),
  ]);
  fs.writeFileSync(path.join(OUT, 'pagefind.mjs'), script);
  fs.writeFileSync(path.join(OUT, 'THIRD_PARTY_LICENSES.txt'), collectLicenses(metafile));
  fs.chmodSync(path.join(OUT, 'cli.mjs'), 0o755);
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
