import {spawn} from 'node:child_process';
import net from 'node:net';
import {isFullRun, openPage} from './harness';
import {BUILDS, docusaurusEnv} from './harness/builds';
import {ROOT} from './harness/paths';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

test('npm start shows the English docs, as the README says it', async () => {
  const port = await freePort();
  // The whole site takes a slow machine minutes; what `npm start` does, it does for a dozen pages too.
  const folder = isFullRun ? ROOT : BUILDS.development.quickSite('start-site');
  // A group of its own, so that it ends with all that it started.
  const child = spawn('npm', ['start', '--', '--no-open', '--port', String(port)], {
    cwd: folder,
    env: {...docusaurusEnv(), NODE_ENV: 'development'},
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  try {
    await new Promise<void>((resolve, reject) => {
      const listen = (chunk: unknown) => {
        said += String(chunk);
        if (/compiled (?:successfully|with)/.test(said)) {
          resolve();
        }
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('close', () => reject(new Error(said)));
    });
    expect(said).toMatch(/compiled successfully/);
    const page = await openPage(`http://localhost:${port}/x/react-data-grid/quickstart/`, {
      // What development builds and their server say.
      allow: [/:first-child/, /React DevTools/, /webpack-dev-server|\[HMR\]|WebSocket/],
    });
    const demo = page.locator('[data-demo="FirstGrid"]');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('grid').waitFor();
    expect(await page.locator('main h1').textContent()).toBe('Data Grid quickstart');
    expect(await page.locator('.translation-notice').count()).toBe(0);
    await page.close();
  } finally {
    process.kill(-child.pid!, 'SIGTERM');
  }
}, 600_000);
