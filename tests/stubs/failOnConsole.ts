import '@testing-library/jest-dom';
import {configure} from '@testing-library/dom';

// A busy machine may take longer than a second, which is the default.
configure({asyncUtilTimeout: 30_000});

/** Pro and Premium packages say this with console.error unless a key is set. */
const LICENSE = /MUI X: Missing license key/;

let noise: string[] = [];

function record(level: string) {
  return (...args: unknown[]) => {
    const text = args.map(String).join(' ');
    if (!LICENSE.test(text)) {
      noise.push(`console.${level}: ${text}`);
    }
  };
}

beforeEach(() => {
  noise = [];
  jest.spyOn(console, 'error').mockImplementation(record('error'));
  jest.spyOn(console, 'warn').mockImplementation(record('warn'));
});

// A test that expects a message replaces the spy of that level with one of its own, and so is not counted here.
afterEach(() => {
  const heard = noise;
  noise = [];
  if (heard.length > 0) {
    throw new Error(`The test wrote to the console:\n${heard.join('\n')}`);
  }
});
