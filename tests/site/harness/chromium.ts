import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {LaunchOptions} from '@playwright/test';
import {CACHE, ROOT} from './paths';

const packageFile = path.join(ROOT, 'node_modules/@sparticuz/chromium/package.json');

/** Where the browser of the installed package lies once it is unpacked. */
function browserFolder(): string {
  const {version} = JSON.parse(fs.readFileSync(packageFile, 'utf8')) as {version: string};
  return path.join(CACHE, `chromium-${version}`);
}

/**
 * Unpacks the Chromium that `npm ci` brought, once, and returns the path of the program.
 * The package unpacks into the system's temporary folder and trusts whatever lies there; here it gets a folder of its own,
 * which appears under its final name only when it is complete.
 */
export async function unpackChromium(): Promise<string> {
  const folder = browserFolder();
  const executable = path.join(folder, 'chromium');
  if (fs.existsSync(executable)) {
    return executable;
  }
  fs.mkdirSync(CACHE, {recursive: true});
  const unpacking = fs.mkdtempSync(path.join(CACHE, 'unpacking-'));
  await run(
    process.execPath,
    [path.join(ROOT, 'tests/site/harness/unpackChromium.mjs')],
    // The variable makes the package bring the libraries that a bare machine lacks.
    {env: {...process.env, TMPDIR: unpacking, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x'}},
  );
  // The package's own file points at fixed folders. One set of fonts on every machine: text has the same width everywhere.
  fs.writeFileSync(
    path.join(unpacking, 'fonts/fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  );
  try {
    fs.renameSync(unpacking, folder);
  } catch (error) {
    // Another run was faster.
    fs.rmSync(unpacking, {recursive: true, force: true});
    if (!fs.existsSync(executable)) {
      throw error;
    }
  }
  return executable;
}

/** The flags of every browser started here: no sandbox (root in containers), no graphics card, nobody called. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // Names of other hosts do not resolve, whatever a page tries.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
];

// cspell:ignore maglev
/**
 * For the browser of a test run, whose pages are opened once: collecting garbage and compiling on further threads, and
 * collecting early, take a fifth of all its time and only from other tabs, which keep both cores busy. Nor does anything run
 * long enough for an optimizing compiler to pay for itself: without it, pages take a tenth less.
 */
export const BUSY_FLAGS = [
  '--js-flags=--single-threaded --no-opt --no-maglev --min-semi-space-size=32 --initial-heap-size=256',
];

/** How to start the browser, which is unpacked first where that has not been done; `flags` replace those of the same name. */
export async function launchOptions(flags: string[] = []): Promise<LaunchOptions> {
  await unpackChromium();
  return unpackedOptions(flags);
}

/** As `launchOptions`, for a browser that is unpacked. */
export function unpackedOptions(flags: string[] = []): LaunchOptions {
  const folder = browserFolder();
  const nameOf = (flag: string) => flag.split('=')[0];
  const replaced = new Set(flags.map(nameOf));
  const libraries = [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH];
  return {
    executablePath: path.join(folder, 'chromium'),
    // Playwright gives up after 30 s; a busy machine may take longer.
    timeout: 180_000,
    args: [...CHROMIUM_FLAGS.filter((flag) => !replaced.has(nameOf(flag))), ...flags],
    env: {
      ...(process.env as Record<string, string>),
      HOME: process.env.HOME ?? folder,
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
    },
  };
}

/** Runs a command to its end; what it says is shown only when it fails. */
export function run(
  command: string,
  args: string[],
  {env = process.env, cwd = ROOT}: {env?: NodeJS.ProcessEnv; cwd?: string} = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, env, stdio: ['ignore', 'pipe', 'pipe']});
    let said = '';
    child.stdout.on('data', (chunk) => (said += String(chunk)));
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve(said);
      } else {
        reject(new Error(`${command} ${args.join(' ')} ended with ${String(code)}:\n${said}`));
      }
    });
  });
}
