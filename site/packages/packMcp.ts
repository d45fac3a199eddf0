import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';
import {readManifest} from './findPackage';

/** The folder of the published files, below the root of the site. */
export const MCP_FOLDER = 'x/mcp';

/** A file that the site publishes for MCP clients. */
export interface McpFile {
  /** Path on the site: `x/mcp/mui-x-docs-8.12.1.tgz`. */
  path: string;
  /** The client that it's for. */
  client: 'npx' | 'desktop';
  content: Buffer;
  /** In hexadecimal digits. */
  sha256: string;
}

/** The sources of the server, relative to the site. */
const SOURCES = ['packages/mcp', 'packages/docs-index', 'packages/search', 'package-lock.json'];

function listFiles(target: string): string[] {
  return fs.statSync(target).isFile()
    ? [target]
    : fs
        .readdirSync(target, {withFileTypes: true})
        .filter(({name}) => name !== 'dist' && name !== 'node_modules')
        .flatMap(({name}) => listFiles(path.join(target, name)));
}

/** Returns the bundle of the server for desktop clients: a ZIP archive with a manifest. */
function packDesktop(folder: string, manifest: {version: string; description: string}): Buffer {
  const dist = path.join(folder, 'dist');
  const bundle = {
    manifest_version: '0.3',
    name: 'mui-x-docs',
    display_name: `MUI X ${manifest.version} docs`,
    version: manifest.version,
    description: manifest.description,
    author: {name: 'MUI'},
    license: 'MIT',
    server: {
      type: 'node',
      entry_point: 'dist/cli.mjs',
      mcp_config: {command: 'node', args: ['${__dirname}/dist/cli.mjs']},
    },
    tools_generated: true,
    compatibility: {runtimes: {node: '>=20.19'}},
  };
  const files: Record<string, Uint8Array> = {
    'manifest.json': Buffer.from(`${JSON.stringify(bundle, null, 2)}\n`),
  };
  for (const name of fs.readdirSync(dist).sort()) {
    files[`dist/${name}`] = fs.readFileSync(path.join(dist, name));
  }
  // A fixed time: the same sources result in the same checksum.
  return Buffer.from(zipSync(files, {mtime: new Date(1985, 9, 26)}));
}

/**
 * Packs the MCP server of `packages/mcp` for `npx` and for desktop clients. The server reads the
 * docs of the site unless another one is passed. Results are cached by the sources.
 *
 * @param siteUrl URL of the site, without a path
 * @throws if npm can't pack the server
 */
export function packMcp(siteDir: string, siteUrl: string): McpFile[] {
  const folder = path.join(siteDir, 'packages/mcp');
  const {version, description = ''} = readManifest(folder);
  const hash = createHash('sha256').update(siteUrl);
  for (const file of SOURCES.flatMap((source) => listFiles(path.join(siteDir, source))).sort()) {
    hash.update(fs.readFileSync(file));
  }
  const cache = path.join(siteDir, '.cache/mcp', hash.digest('hex').slice(0, 32));
  const name = `mui-x-docs-${version}`;
  if (!fs.existsSync(cache)) {
    fs.mkdirSync(path.dirname(cache), {recursive: true});
    const packed = fs.mkdtempSync(`${cache}-`);
    const env = {...process.env, MCP_DOCS_URL: siteUrl};
    const args = ['pack', '--silent', '--pack-destination', packed];
    execFileSync('npm', args, {cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe']});
    fs.renameSync(
      path.join(packed, `mui-x-docs-mcp-${version}.tgz`),
      path.join(packed, `${name}.tgz`),
    );
    fs.writeFileSync(
      path.join(packed, `${name}.mcpb`),
      packDesktop(folder, {version, description}),
    );
    fs.renameSync(packed, cache);
  }
  return (['tgz', 'mcpb'] as const).map((extension): McpFile => {
    const content = fs.readFileSync(path.join(cache, `${name}.${extension}`));
    return {
      path: `${MCP_FOLDER}/${name}.${extension}`,
      client: extension === 'tgz' ? 'npx' : 'desktop',
      content,
      sha256: createHash('sha256').update(content).digest('hex'),
    };
  });
}

/** The words of the table, by language. */
const WORDS = {
  en: ['File', 'For', 'Desktop clients'],
  zh: ['文件', '用于', '桌面客户端'],
} as const;

/** Renders a table of the published files with their checksums. */
export function printMcpFiles(siteDir: string, siteUrl: string, language: string): string {
  const [file, use, desktop] = WORDS[language === 'zh' ? 'zh' : 'en'];
  // Docusaurus adds the language of a translated page to paths, and the files exist only once.
  const root = language === 'en' ? 'pathname://' : siteUrl;
  return [
    `| ${file} | ${use} | SHA-256 |`,
    '| --- | --- | --- |',
    ...packMcp(siteDir, siteUrl).map(
      ({path: published, client, sha256}) =>
        `| [\`${path.basename(published)}\`](${root}/${published}) | ${client === 'npx' ? '`npx`' : desktop} | \`${sha256}\` |`,
    ),
  ].join('\n');
}
