// First: it sets what the other modules read when they are loaded.
import './harness/readArguments';
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {buildTimes, BUILDS, CHINESE, ensureBuild, type BuildName} from './harness/builds';
import {BUSY_FLAGS, launchOptions} from './harness/chromium';
import {CACHE, ROOT} from './harness/paths';
import {serveFolder} from './harness/staticServer';

/**
 * Runs the site tests: builds what is out of date, serves it, starts one browser and hands all to jest.
 * Arguments are subjects (`crawl`, `budgets`) or options of jest (`-t`, `--json`); `--full` looks at every page in every mode,
 * `--shard=3/8` at a part of them.
 * `--build` only builds.
 */
async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const buildOnly = given.includes('--build');
  const args = given.filter((arg) => !/^--(full|build|shard=.+)$/.test(arg));
  const subjects = args.filter((arg) => /^[a-z]\w*$/i.test(arg) && fs.existsSync(testFile(arg)));
  const files = subjects.length > 0 ? subjects.map(testFile) : allTestFiles();
  const options = args.filter((arg) => !subjects.includes(arg));

  const texts = files.map((file) => fs.readFileSync(file, 'utf8'));
  const isNeeded = (name: BuildName): boolean => {
    const isNamed = (text: string) =>
      text.includes(`'${name}'`) || (name === CHINESE && /\bCHINESE\b/.test(text));
    return name === 'site' || texts.some(isNamed);
  };
  const names = (Object.keys(BUILDS) as BuildName[]).filter(isNeeded);
  const folders: Partial<Record<BuildName, string>> = {};
  for (const name of names) {
    try {
      folders[name] = await ensureBuild(name);
    } catch (error) {
      // Without the site there is nothing to test; without another build, the tests that name it fail and the rest tell more.
      if (name === 'site') {
        throw error;
      }
      console.error(error instanceof Error ? error.message : error);
    }
  }
  if (buildOnly) {
    fs.writeFileSync(
      path.join(CACHE, 'build-times.json'),
      JSON.stringify(Object.fromEntries(buildTimes)),
    );
    return Object.keys(folders).length === names.length ? 0 : 1;
  }

  const servers = [];
  const origins: Record<string, string> = {};
  for (const [name, folder] of Object.entries(folders)) {
    const server = await serveFolder(folder);
    servers.push(server);
    origins[name] = server.origin;
  }

  const browser = await startBrowser();
  try {
    return await new Promise<number>((resolve, reject) => {
      const jest = spawn(
        process.execPath,
        [
          path.join(ROOT, 'node_modules/jest/bin/jest.js'),
          '--config',
          path.join(__dirname, 'jest.config.mjs'),
          ...options,
          ...(subjects.length > 0 ? ['--runTestsByPath', ...files] : []),
        ],
        {
          cwd: ROOT,
          stdio: 'inherit',
          env: {
            ...process.env,
            SITE_BROWSER: browser.endpoint,
            SITE_ORIGINS: JSON.stringify(origins),
          },
        },
      );
      jest.on('error', reject);
      jest.on('close', (code) => resolve(code ?? 1));
    });
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** The browser of the run. Should it ever crash, a new one takes its place at the same address. */
async function startBrowser(): Promise<{endpoint: string; close: () => Promise<void>}> {
  const options = await launchOptions(BUSY_FLAGS);
  let closing = false;
  let server = await chromium.launchServer(options);
  const endpoint = new URL(server.wsEndpoint());
  const revive = (): void => {
    if (!closing) {
      console.error('The browser crashed; starting another.');
      void chromium
        .launchServer({...options, port: Number(endpoint.port), wsPath: endpoint.pathname})
        .then((next) => {
          server = next;
          server.on('close', revive);
        });
    }
  };
  server.on('close', revive);
  return {
    endpoint: endpoint.href,
    close: () => {
      closing = true;
      return server.close();
    },
  };
}

function testFile(subject: string): string {
  return path.join(__dirname, `${subject}.spec.ts`);
}

function allTestFiles(): string[] {
  return fs
    .readdirSync(__dirname)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => path.join(__dirname, file));
}

fs.mkdirSync(CACHE, {recursive: true});
main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
