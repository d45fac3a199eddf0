import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {listOlderVersions} from '../plugins/versions/docsVersion';
import {BUILDS, buildFolder, ensureBuild, type Build, type BuildName} from './site/harness/builds';
import {ROOT} from './site/harness/paths';
import {serveFolder} from './site/harness/staticServer';

const DEFAULT_PORT = 3000;

/** Whether every language of a site is in its folder, and no other version: `DOCS_VERSION=v7 npm run build` writes into the same one. */
function isBuilt(name: BuildName): boolean {
  const {locales}: Build = BUILDS[name];
  const folder = buildFolder(name);
  const isThere = (file: string) => fs.existsSync(path.join(folder, file));
  // Only the current docs tell which version is the newest.
  return (
    locales.every((locale, index) => isThere(path.join(index > 0 ? locale : '', '404.html'))) &&
    isThere('x/versions.json') === (name === 'site')
  );
}

/** Builds a site unless there is one: what is there is served as it is. */
async function ensureFolder(name: BuildName): Promise<string> {
  return isBuilt(name) ? buildFolder(name) : ensureBuild(name, true);
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
  const older = listOlderVersions(ROOT).filter((name): name is BuildName => name in BUILDS);
  const missing = (['site', ...older] as const).filter((name) => !isBuilt(name));
  if (missing.length > 0) {
    console.log(
      'Building what is missing, each language by itself; this takes some minutes, once.',
    );
  }
  const site = await ensureFolder('site');
  const subdomains: Record<string, string> = {};
  for (const name of older) {
    subdomains[name] = await ensureFolder(name);
  }
  const {port} = await serveFolder(site, {port: asked, subdomains});
  console.log(`The current docs: http://localhost:${port}/x/introduction/`);
  for (const name of older) {
    console.log(`The docs of ${name}:   http://${name}.localhost:${port}/x/introduction/`);
  }
  console.log('Stop with Ctrl + C. After changes, delete build/ or .cache/builds/ to build anew.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
