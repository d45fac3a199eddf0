import {render, screen} from '@testing-library/react';
import Translate, {translate} from '@docusaurus/Translate';
import type * as Stand from './Translate';

const chinese = {'docs.test.greeting': '你好，{name}！', 'docs.test.plain': '素'};

/** Loads the module as in a build of the provided language. */
function buildIn(language: string, codeTranslations: Record<string, string>): typeof Stand {
  jest.doMock('@generated/i18n', () => ({__esModule: true, default: {currentLocale: language}}));
  jest.doMock('@generated/codeTranslations', () => ({__esModule: true, default: codeTranslations}));
  let built!: typeof Stand;
  jest.isolateModules(() => {
    built = jest.requireActual<typeof Stand>('./Translate');
  });
  return built;
}

afterEach(() => {
  jest.dontMock('@generated/i18n');
  jest.dontMock('@generated/codeTranslations');
});

test('in English, the text in the code is shown, with its values', () => {
  render(
    <p>
      <Translate id="docs.test.greeting" values={{name: <strong>Ada</strong>}}>
        {'Hello, {name}!'}
      </Translate>
    </p>,
  );
  expect(screen.getByText('Ada').parentElement).toHaveTextContent('Hello, Ada!');
  expect(translate({id: 'docs.test.greeting', message: 'Hello, {name}!'}, {name: 'Ada'})).toBe(
    'Hello, Ada!',
  );
});

test('in another language, the translation of its id is shown, or of the text if there is no id', () => {
  const built = buildIn('zh', {...chinese, Plain: '素'});
  const message = {id: 'docs.test.greeting', message: 'Hello, {name}!'};
  expect(built.translate(message, {name: '艾达'})).toBe('你好，艾达！');
  expect(built.translate({message: 'Plain'})).toBe('素');
});

test('a missing translation falls back to English with a warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const built = buildIn('zh', chinese);
  expect(built.translate({id: 'docs.test.other', message: 'Other'})).toBe('Other');
  expect(warn).toHaveBeenCalledWith('Missing translation for zh:docs.test.other');
});

test('elements as text are rejected', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() =>
    render(<Translate id="docs.test.plain">{(<b>Plain</b>) as unknown as string}</Translate>),
  ).toThrow('<Translate> takes plain text; give it elements as values.');
});
