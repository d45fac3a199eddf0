import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {PRESETS} from '../../src/mui/demoTheme/presets';
import {expect, test, whenFull, type OpenOptions} from './harness';
import {openDemo, PICKERS} from './harness/demo';
import {unzip} from './harness/unzip';

const run = promisify(execFile);

/** Demos of every product, plan, styling, language, and date library. The packages come from npm. */
const CASES: readonly {
  page: string;
  demo: string;
  storage?: OpenOptions['storage'];
  cookies?: OpenOptions['cookies'];
  /** Words that show in the project's code. */
  contains?: string;
}[] = [
  {page: '/x/react-data-grid/', demo: 'SalesPipeline'},
  {page: '/x/react-data-grid/pivoting/', demo: 'RegionalSales'},
  {page: '/x/react-date-pickers/', demo: 'HotelBooking'},
  {
    page: PICKERS,
    demo: 'FirstPicker',
    storage: {'docs-installation-date-library': 'luxon'},
    cookies: {codeVariant: 'JS'},
    contains: 'AdapterLuxon',
  },
  {
    page: '/x/react-date-pickers/validation/',
    demo: 'DisabledWeekends',
    storage: {'docs-installation-date-library': 'date-fns'},
    contains: 'AdapterDateFns',
  },
  {
    page: '/x/react-charts/bars/',
    demo: 'BasicBars',
    storage: {'docs-demo-theme': JSON.stringify(PRESETS.meadow)},
    contains: '#1b7340',
  },
  {
    page: '/x/react-charts/bars/',
    demo: 'StyledBars',
    cookies: {codeStyling: 'css'},
    contains: 'styles.css',
  },
  {
    page: '/x/react-charts/gauge/',
    demo: 'StyledGauge',
    cookies: {codeStyling: 'tailwind'},
    contains: 'tailwindcss',
  },
  {page: '/x/react-charts/heatmap/', demo: 'BasicHeatmap'},
  {page: '/x/react-tree-view/', demo: 'AssetExplorer'},
  {page: '/x/recipes/react-hook-form/', demo: 'BookingForm'},
  {page: '/x/recipes/import-csv-excel/', demo: 'InventoryImport'},
];

for (const {page: address, demo: name, storage, cookies, contains = name} of whenFull(CASES)) {
  test(`${name} is a project that installs, type-checks, and builds`, async () => {
    test.setTimeout(900_000);
    const {page, demo} = await openDemo(address, name, {storage, cookies});
    await demo.getByRole('button', {name: 'See more'}).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', {name: 'Download as a ZIP file'}).click(),
    ]);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
    const files = unzip(await download.path());
    expect(Object.values(files).join('\n')).toContain(contains);
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), text);
    }
    const cwd = path.join(folder, name);
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {cwd});
    if (fs.existsSync(path.join(cwd, 'tsconfig.json'))) {
      await run('npx', ['tsc', '--noEmit'], {cwd});
    }
    await run('npm', ['run', 'build'], {cwd});
    expect(fs.readdirSync(path.join(cwd, 'dist', 'assets')).join(' ')).toMatch(/\.js/);
    fs.rmSync(folder, {recursive: true});
  });
}
