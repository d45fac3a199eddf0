import {chromium, type Browser} from 'playwright-core';
import {generate} from 'selfsigned';
import {buildFolder, type BuildName} from './builds';
import {launchOptions} from './chromium';
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

async function start(build: BuildName): Promise<Running> {
  const pems = await generate([{name: 'commonName', value: HOST}], {algorithm: 'sha256'});
  const server = await serveFolder(buildFolder(build), {tls: {key: pems.private, cert: pems.cert}});
  const browser = await chromium.launch(
    await launchOptions([
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${server.port}, MAP *.${HOST} 127.0.0.1:${server.port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
      '--ignore-certificate-errors',
    ]),
  );
  return {browser, origin: `https://${HOST}`, server};
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
