import fs from 'node:fs';
import path from 'node:path';
import {checkQuestions, collectAsked, readQuestions} from './readQuestions';

const PATHS = ['bars/', 'api/bar-chart/', 'lines/', 'pie/'];

test('each line below guides is a question that any of them answers', () => {
  const text = '// Remark\n# bars/\nround the corners\n\n# bars/ lines/\nlog scale\n';
  expect(readQuestions(text)).toEqual([
    {ask: 'round the corners', guides: ['bars/'], line: 2},
    {ask: 'log scale', guides: ['bars/', 'lines/'], line: 5},
  ]);
});

test('a question without a guide is said, with its line', () => {
  expect(() => readQuestions('\nround corners\n')).toThrow('questions.txt:2: write the guides');
});

test('a guide that is not there is said, with its line', () => {
  const questions = readQuestions('# bars/\ngaps\n# lines/\ncurves\n# donut/\nhole\n');
  expect(() => checkQuestions(questions, new Set(PATHS))).toThrow(
    "plugins/search/questions.txt:5: there is no page 'donut/'",
  );
  // A site of a few pages is not checked.
  for (const paths of [[...PATHS, 'donut/'], []]) {
    expect(() => checkQuestions(questions, new Set(paths))).not.toThrow();
  }
});

test('guides are kept by the words that more than one question asks for them in', () => {
  const asked = collectAsked(
    readQuestions('# lines/\nhow do I draw gaps\ngaps\n# bars/ pie/\ngap\n# donut/\nhole\n'),
    PATHS,
  );
  expect(asked.split('|')).toEqual(['gap 0 2 0 1']);
});

test('the questions of the site are about its guides', () => {
  const root = path.resolve(__dirname, '../..');
  const questions = readQuestions(
    fs.readFileSync(path.join(root, 'plugins/search/questions.txt'), 'utf8'),
  );
  const guides = new Set(questions.flatMap((question) => question.guides));
  const missing = [...guides].filter((below) => !fs.existsSync(path.join(root, 'docs', below)));
  expect(missing.filter((below) => below !== 'whats-new/')).toEqual([]);
  expect(guides.size).toBeGreaterThan(150);
});
