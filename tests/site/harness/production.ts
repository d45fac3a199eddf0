import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {generate} from 'selfsigned';
import {buildFolder, type BuildName} from './builds';
import {BUSY_FLAGS, launchOptions} from './chromium';
import {CACHE} from './paths';
import {serveFolder, type StaticServer} from './staticServer';

/** The host that the site is built for unless DOCS_URL says otherwise. */
const HOST = 'mui.com';

interface ProductionHost {
  browser: Browser;
  origin: string;
}

interface Running extends ProductionHost {
  server: StaticServer;
}

const running = new Map<BuildName, Promise<Running>>();

/** A throw-away certificate. */
async function createTls(): Promise<{key: string; cert: string}> {
  const pems = await generate([{name: 'commonName', value: HOST}], {algorithm: 'sha256'});
  return {key: pems.private, cert: pems.cert};
}

async function launchFor({port}: StaticServer): Promise<Browser> {
  return chromium.launch(
    await launchOptions([
      ...BUSY_FLAGS,
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}, MAP *.${HOST} 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
      '--ignore-certificate-errors',
    ]),
  );
}

async function start(build: BuildName): Promise<Running> {
  const server = await serveFolder(buildFolder(build), {
    tls: await createTls(),
    // Older versions live on hosts of their own. Their folder is there when a test file names the build.
    subdomains: {v7: buildFolder('v7')},
  });
  return {browser: await launchFor(server), origin: `https://${HOST}`, server};
}

/** A browser of its own for which the production host is this machine, with a certificate made for the run. */
export function openProductionHost(build: BuildName): Promise<ProductionHost> {
  const host = running.get(build) ?? start(build);
  running.set(build, host);
  return host;
}

/** Stops every production host of this test file. For setup.ts. */
export async function closeProductionHosts(): Promise<void> {
  for (const host of running.values()) {
    const {browser, server} = await host;
    await browser.close();
    await server.close();
  }
  running.clear();
}

/** A copy of a build on the production host, which a test can deploy anew and take off the network. */
export interface Published {
  browser: Browser;
  /** What a file of the site holds. */
  read: (file: string) => string;
  /** Puts another text in the place of a file. */
  write: (file: string, text: string) => void;
  goOffline: () => Promise<void>;
  goOnline: () => Promise<void>;
  /** Ends browser and server and removes the copy. */
  close: () => Promise<void>;
}

/** Publishes a copy of a build; the files themselves are shared with it until they are written. */
export async function publishCopy(build: BuildName = 'site'): Promise<Published> {
  fs.mkdirSync(CACHE, {recursive: true});
  const folder = fs.mkdtempSync(path.join(CACHE, 'published-'));
  const from = buildFolder(build);
  for (const entry of fs.readdirSync(from, {recursive: true, withFileTypes: true})) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(folder, path.relative(from, source));
    if (entry.isDirectory()) {
      fs.mkdirSync(target, {recursive: true});
    } else {
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.linkSync(source, target);
    }
  }
  const tls = await createTls();
  let server: StaticServer | undefined = await serveFolder(folder, {tls});
  const {port} = server;
  const browser = await launchFor(server);
  const goOffline = async (): Promise<void> => {
    await server?.close();
    server = undefined;
  };
  return {
    browser,
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => {
      // A new file: the old one belongs to the build as well.
      fs.rmSync(path.join(folder, file), {force: true});
      fs.writeFileSync(path.join(folder, file), text);
    },
    goOffline,
    goOnline: async () => {
      server ??= await serveFolder(folder, {port, tls});
    },
    close: async () => {
      await browser.close();
      await goOffline();
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}
