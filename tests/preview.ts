import fs from 'node:fs';
import path from 'node:path';
import {buildFolder, ensureBuild, type BuildName} from './site/harness/builds';
import {serveFolder} from './site/harness/staticServer';

/** Builds a site unless there is one: what is there is served as it is. */
async function ensureFolder(name: BuildName): Promise<string> {
  const folder = buildFolder(name);
  return fs.existsSync(path.join(folder, '404.html')) ? folder : ensureBuild(name);
}

/**
 * Serves the site as the static host does, compressed and with its redirects and headers: the current docs at `localhost`, those
 * of v7 at `v7.localhost`. `npm run preview -- 3000` names the port.
 */
async function main(): Promise<void> {
  const port = Number(process.argv[2] ?? 3000);
  const site = await ensureFolder('site');
  const v7 = await ensureFolder('v7');
  const server = await serveFolder(site, {port, subdomains: {v7}});
  console.log(`The current docs: http://localhost:${server.port}/x/introduction/`);
  console.log(`The docs of v7:   http://v7.localhost:${server.port}/x/introduction/`);
  console.log(
    'Stop with Ctrl + C. After changes, delete build/ or .cache/builds/v7 to build anew.',
  );
}

void main();
