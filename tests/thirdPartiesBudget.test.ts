import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import postcss from 'postcss';
import {readThirdParties} from '../site/third-parties/readThirdParties';
import {measureModuleCost} from './measureModuleCost';

/** What ads, counting, consent, feedback, messages and the service worker may add to the first load, in bytes of gzip. */
const BUDGET = 5 * 1024;

const gzipOf = (text: string) => zlib.gzipSync(text).length;

/** The rules of the button that headings have for comments. They stand among the styles of pages, with all of headings. */
function readButtonStyles(): string {
  const rules: string[] = [];
  const styles = fs.readFileSync(path.join(__dirname, '../src/css/page.css'), 'utf8');
  postcss.parse(styles).walkRules((rule) => {
    if (rule.selector.includes('.comment-link')) {
      rules.push(rule.toString());
    }
  });
  expect(rules).not.toEqual([]);
  return rules.join('\n');
}

test('what a page loads at once for ads, counting, consent, feedback, messages and the worker stays within 5 KiB', async () => {
  const {growth, files} = await measureModuleCost([
    'src/client/',
    'src/third-parties/',
    'src/components/ads/',
    'src/components/shell/Consent/',
    'src/components/page/Feedback/',
    'src/components/common/LazyOnMount/',
    'src/components/shell/Notifications/',
    'src/contexts/AdConfig',
    'plugins/service-worker/',
    'site/third-parties/',
  ]);
  // What belongs to it is there, and what is loaded later is not.
  expect(files).toEqual(
    expect.arrayContaining([
      'src/client/index.ts',
      'src/client/serviceWorker.ts',
      'src/components/ads/AdSlot.tsx',
      'src/components/shell/Consent/ConsentGate.tsx',
      'src/components/page/Feedback/Feedback.tsx',
      'src/components/shell/Notifications/NotificationsButton.tsx',
    ]),
  );
  expect(files).not.toContain('src/components/ads/AdContent.tsx');
  const parts = {
    modules: growth,
    headings: gzipOf(readButtonStyles()),
    configuration: gzipOf(
      JSON.stringify(readThirdParties({NODE_ENV: 'production'}, 'https://mui.com')),
    ),
  };
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  expect(total <= BUDGET ? 'within' : {total, ...parts}).toBe('within');
}, 300_000);
