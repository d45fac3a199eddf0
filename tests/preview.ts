import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {readBuiltLanguages} from '../site/languages/readBuiltLanguages';
import {listOlderVersions} from '../site/versions/docsVersion';
import {outFolderOf} from '../site/versions/outFolder';
import {CURRENT} from '../site/versions/shared';
import {docusaurusCommand} from './site/harness/builds';
import {run} from './site/harness/chromium';
import {CACHE, ROOT} from './site/harness/paths';
import {serveFolder} from './site/harness/staticServer';

const DEFAULT_PORT = 3000;

/** The version that a folder holds, by what its pages say of themselves; undefined for a folder without a site. */
function readVersion(folder: string): string | undefined {
  const page = path.join(folder, 'x/introduction/index.html');
  if (!fs.existsSync(page)) {
    return undefined;
  }
  const [, name] =
    /<meta[^>]*name="?docusaurus_version"?[^>]*content="?([\w.]+)/.exec(
      fs.readFileSync(page, 'utf8'),
    ) ?? [];
  return name === 'master' ? CURRENT : name;
}

/** The folder with a version: what `npm run build` has made is served as it is, in the languages that it has. */
function folderOf(version: string): string {
  const built = path.join(ROOT, outFolderOf(version));
  return readVersion(built) === version ? built : path.join(CACHE, 'preview', version);
}

/** Builds a version with this computer's own configuration, unless it is there. */
async function ensureFolder(version: string): Promise<string> {
  const folder = folderOf(version);
  if (readVersion(folder) === undefined) {
    for (const locale of readBuiltLanguages()) {
      console.log(`Building ${version} [${locale}] …`);
      const [command, args] = docusaurusCommand(['build', '--locale', locale, '--out-dir', folder]);
      await run(command, args, {
        env: {...process.env, NODE_ENV: 'production', DOCS_VERSION: version},
        cwd: ROOT,
      });
    }
  }
  return folder;
}

/** Whether somebody answers at the port: `localhost` is two addresses, and a development server may have the other one. */
async function isTaken(port: number): Promise<boolean> {
  const answers = ['127.0.0.1', '::1'].map(
    (host) =>
      new Promise<boolean>((resolve) => {
        const socket = net.connect({host, port});
        const end = (taken: boolean) => {
          socket.destroy();
          resolve(taken);
        };
        socket.once('connect', () => end(true)).once('error', () => end(false));
        socket.setTimeout(2000, () => end(false));
      }),
  );
  return (await Promise.all(answers)).includes(true);
}

/** The port that was asked for; 0 is any that is free. */
function readPort(given = String(DEFAULT_PORT)): number {
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) {
    throw new Error(`preview: ${given} is no port; npm run preview -- ${DEFAULT_PORT + 1}`);
  }
  return port;
}

/**
 * Serves the site as the static host does, compressed and with its redirects and headers: the current docs at `localhost`, those
 * of older majors beside them, v7 at `v7.localhost`. `npm run preview -- 3001` names the port.
 */
async function main(): Promise<void> {
  const asked = readPort(process.argv[2]);
  // Before the builds: whoever has waited for them wants to see something.
  if (asked > 0 && (await isTaken(asked))) {
    throw new Error(`preview: port ${asked} is taken; npm run preview -- ${asked + 1}`);
  }
  const older = listOlderVersions(ROOT);
  if ([CURRENT, ...older].some((version) => readVersion(folderOf(version)) === undefined)) {
    console.log(
      'Building what is missing, each language by itself; this takes some minutes, once.',
    );
  }
  const site = await ensureFolder(CURRENT);
  const subdomains: Record<string, string> = {};
  for (const name of older) {
    subdomains[name] = await ensureFolder(name);
  }
  const {port} = await serveFolder(site, {port: asked, subdomains});
  console.log(`The current docs: http://localhost:${port}/x/introduction/`);
  for (const name of older) {
    console.log(`The docs of ${name}:   http://${name}.localhost:${port}/x/introduction/`);
  }
  console.log(
    'Stop with Ctrl + C. After changes, run npm run build, or delete .cache/preview/ to build anew what is in there.',
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
