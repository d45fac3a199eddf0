import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeFile} from '../files/files';
import {formatProblem} from '../problems/problemStore';
import {listFailedTests, listMentions} from './listFindings';

test('each failed claim is one line with the reason', () => {
  const failure =
    'Error: expect(received).toBe(expected)\n\nExpected: 3\nReceived: 4\n    at a.ts:1';
  const lines = listFailedTests('/site', {
    testResults: [
      {
        name: '/site/docs/react-charts/bars/Claims.test.tsx',
        message: failure,
        assertionResults: [
          {fullName: 'a', status: 'passed', failureMessages: []},
          {
            fullName: 'has three bars',
            status: 'failed',
            failureMessages: [failure],
            location: {line: 7},
          },
        ],
      },
      {
        name: '/site/docs/recipes/a/A.test.tsx',
        message: "Cannot find module 'b'\n    at a.ts:1",
        assertionResults: [],
      },
    ],
  }).map(formatProblem);
  expect(lines).toEqual([
    'docs/react-charts/bars/Claims.test.tsx:7: Claim "has three bars" fails: expect(received).toBe(expected) Expected: 3 Received: 4. Rewrite the sentence and its test.',
    "docs/recipes/a/A.test.tsx: The tests can't run: Cannot find module 'b'.",
  ]);
});

test('lines that mention a replaced version are listed, and longer versions are not', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'mentions-'));
  writeFile(
    path.join(site, 'docs/a/index.mdx'),
    'In version 8.12, a.\nSince 8.1 and 18.12.\nVersion 8.12.0.\nUse 7.3.\nUse 8.12.3.',
  );
  const before = {'@mui/x-charts': '8.12.0', '@mui/x-license': '7.3.0'};
  const list = (now: Record<string, string>) =>
    listMentions(site, before, now).map(({line, message}) => `${line}: ${message}`);
  expect(list({...before, '@mui/x-charts': '8.13.0'})).toEqual([
    '1: Mentions version 8.12.',
    '3: Mentions version 8.12.0.',
  ]);
  expect(list(before)).toEqual([]);
  fs.rmSync(site, {recursive: true});
});
