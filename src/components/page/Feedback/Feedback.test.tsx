import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import {DocsProvider} from '../../../contexts/DocsConfig';
import {CommentButton} from './CommentButton';
import {recordSent, hasReachedLimit} from './draft';
import {Feedback} from './Feedback';
import {issueUrl} from './sendFeedback';

const PATH = '/x/react-charts/';
const SERVICE = 'https://feedback.example/';
const FAILURE = "Couldn't submit feedback. Please try again later.";

let sent: {url: string; body: string}[];
let answer: (signal: AbortSignal) => Promise<unknown>;

beforeEach(() => {
  localStorage.clear();
  // A message of the previous test may still be visible.
  document.body.replaceChildren();
  window.history.replaceState(null, '', PATH);
  sent = [];
  answer = async () => ({ok: true});
  window.fetch = ((url: string, {body, signal}: {body: string; signal: AbortSignal}) => {
    sent.push({url, body});
    return answer(signal);
  }) as unknown as typeof fetch;
});

function show(feedbackUrl: string | undefined = SERVICE) {
  return render(
    <MemoryRouter initialEntries={[PATH]}>
      <DocsProvider config={{feedbackUrl}}>
        <h2 id="bars">Bars</h2>
        <CommentButton hash="bars" heading="Bars" />
        <h2 id="unlisted">Gone</h2>
        <CommentButton hash="gone" heading="Gone" />
        <Feedback path={PATH} />
      </DocsProvider>
    </MemoryRouter>,
  );
}

const thumb = (name: 'Yes' | 'No') => screen.getByRole('button', {name});
const box = () => screen.findByRole('textbox', {name: 'Comment'});
const submit = () => userEvent.click(screen.getByRole('button', {name: 'Submit'}));
const payload = () =>
  JSON.parse(new URLSearchParams(sent[0]?.body).get('payload') ?? '') as Record<string, unknown>;
const isSent = () => waitFor(() => expect(sent).toHaveLength(1));
const isSubmitted = () => screen.queryAllByText('Feedback submitted').length > 0;
const write = async (name: 'Yes' | 'No', comment: string) => {
  await userEvent.click(thumb(name));
  await userEvent.type(await box(), comment);
};
const LIKED = 'What did you like about this page? (optional)';
const IMPROVE = 'How can we improve this page? (optional)';

describe('rating', () => {
  test('a rating is stored without a request and focuses the comment; a negative one shows a link', async () => {
    show();
    await userEvent.click(thumb('Yes'));
    expect(localStorage.getItem(`feedback-${PATH}`)).toBe('1');
    expect(thumb('Yes')).toHaveAttribute('aria-pressed', 'true');
    expect(await box()).toHaveFocus();
    expect(screen.getByText(LIKED)).toBeVisible();
    expect(screen.queryByRole('link', {name: 'issue tracker'})).toBeNull();
    await userEvent.click(thumb('No'));
    expect(screen.getByText(IMPROVE)).toBeVisible();
    expect(screen.getByRole('link', {name: 'issue tracker'})).toHaveAttribute(
      'href',
      'https://code.example/repo/issues/new?template=6.docs-feedback.yml&page-url=http%3A%2F%2Flocalhost%2Fx%2Freact-charts%2F',
    );
    expect(sent).toEqual([]);
  });

  test.each([
    ['0', 'true', 'false'],
    ['1', 'false', 'true'],
    // Invalid values are ignored.
    ['2', 'false', 'false'],
  ])('a stored %s is shown: No %s, Yes %s', (stored, no, yes) => {
    localStorage.setItem(`feedback-${PATH}`, stored);
    show();
    expect(thumb('No')).toHaveAttribute('aria-pressed', no);
    expect(thumb('Yes')).toHaveAttribute('aria-pressed', yes);
  });
});

describe('a section', () => {
  const comment = (name: string) =>
    userEvent.click(screen.getAllByRole('button', {name: `Comment on ${name}`})[0]!);

  test('its button opens the form with the text of its heading', async () => {
    show();
    await comment('Bars');
    await userEvent.type(await box(), 'More colors, please');
    expect(screen.getByText('"Bars"')).toBeVisible();
    await submit();
    await isSent();
    expect(payload()).toMatchObject({
      commentSectionURL: 'http://localhost/x/react-charts/#bars',
      commentSectionTitle: 'Bars',
    });
  });

  test('an unknown section opens the form for the page', async () => {
    show();
    await comment('Gone');
    await box();
    expect(screen.getByText(IMPROVE)).toBeVisible();
  });

  test('has the form below its heading, and is kept with the text', async () => {
    const {unmount} = show();
    await comment('Bars');
    await userEvent.type(await box(), 'Something');
    const heading = document.getElementById('bars')!;
    expect(heading.nextElementSibling).toContainElement(await box());
    await userEvent.click(thumb('No'));
    expect(await box()).toHaveValue('Something');
    expect(screen.getByText('"Bars"')).toBeVisible();
    expect(heading.nextElementSibling).not.toContainElement(await box());
    unmount();
    show();
    await userEvent.click(thumb('Yes'));
    expect(await box()).toHaveValue('Something');
    expect(screen.getByText('"Bars"')).toBeVisible();
  });

  test('canceling keeps rating and text, clears the section, and restores the focus', async () => {
    show();
    await comment('Bars');
    await userEvent.type(await box(), 'Something');
    await userEvent.click(screen.getByRole('button', {name: 'Cancel'}));
    expect(screen.getAllByRole('button', {name: 'Comment on Bars'})[0]).toHaveFocus();
    await userEvent.click(thumb('Yes'));
    expect(await box()).toHaveValue('Something');
    expect(screen.queryByText('"Bars"')).toBeNull();
  });
});

describe('sending', () => {
  test('the rating and the comment are sent as form data; the rating is disabled meanwhile', async () => {
    let finish: (value: unknown) => void = () => {};
    answer = () => new Promise((resolve) => (finish = resolve));
    show();
    await write('Yes', 'A very clear page');
    await submit();
    expect(thumb('Yes')).toBeDisabled();
    expect(thumb('No')).toBeDisabled();
    await act(async () => finish({ok: true}));
    expect(thumb('Yes')).toBeEnabled();
    expect(isSubmitted()).toBe(true);
    expect(sent).toEqual([{url: SERVICE, body: expect.any(String)}]);
    expect(payload()).toMatchObject({rating: 1, comment: 'A very clear page'});
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('Ctrl + Enter sends, even a rating without a comment, but not with Shift', async () => {
    show();
    await write('No', '{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(sent).toEqual([]);
    await userEvent.type(await box(), '{Control>}{Enter}{/Control}');
    await isSent();
    expect(payload()).toMatchObject({rating: 0, comment: ''});
  });

  test('a comment must have 10 to 2000 characters', async () => {
    show();
    await write('No', '123456789');
    await submit();
    expect(screen.getByText('Please enter at least 10 characters.')).toBeVisible();
    expect(await box()).toHaveFocus();
    expect(sent).toEqual([]);
    expect(isSubmitted()).toBe(false);
    expect(await box()).toHaveAttribute('maxlength', '2000');
    fireEvent.change(await box(), {target: {value: 'a'.repeat(3000)}});
    await submit();
    await isSent();
    expect(payload().comment).toHaveLength(2000);
  });

  test('a service that never responds fails after 10 seconds, and the text is preserved', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    answer = (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    show();
    await write('No', 'The second example fails');
    jest.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', {name: 'Submit'}));
      await act(() => jest.advanceTimersByTimeAsync(9999));
      expect(thumb('No')).toBeDisabled();
      expect(screen.queryAllByText(FAILURE)).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(thumb('No')).toBeEnabled();
    } finally {
      jest.useRealTimers();
    }
    expect(await screen.findAllByText(FAILURE)).not.toHaveLength(0);
    expect(error).toHaveBeenCalledTimes(1);
    expect(await box()).toHaveValue('The second example fails');
  });

  test('the sixth comment in a row is delayed and preserved', async () => {
    for (let count = 0; count < 5; count += 1) {
      recordSent();
    }
    show();
    await write('Yes', 'One more thing about it');
    await submit();
    expect(screen.getByText(/^You've sent several comments/)).toBeVisible();
    expect(sent).toEqual([]);
    expect(hasReachedLimit(Date.now() + 11 * 60 * 1000)).toBe(false);
  });
});

describe('without a service', () => {
  test('the comment becomes a prefilled issue, and is not reported as submitted', async () => {
    const open = jest.spyOn(window, 'open').mockImplementation();
    show('');
    await write('No', 'The second example fails');
    await submit();
    expect(open).toHaveBeenCalledTimes(1);
    const [address, , features] = open.mock.calls[0]!;
    const query = new URL(String(address)).searchParams;
    expect(query.get('title')).toBe('[docs] The second example fails');
    expect(query.get('page-url')).toBe('http://localhost/x/react-charts/');
    expect(query.get('body')).toContain('The second example fails');
    expect(features).toBe('noopener');
    expect(isSubmitted()).toBe(false);
    expect(sent).toEqual([]);
  });

  test('a long comment has a short title', () => {
    const url = issueUrl({
      rating: 0,
      comment: 'word '.repeat(100),
      pageUrl: 'https://mui.com/x/a/',
      section: {hash: 'b', title: 'B & C'},
      repoUrl: 'https://code.example/repo',
      productId: 'x-charts',
    });
    const query = new URL(url).searchParams;
    expect(query.get('title')).toMatch(/^\[docs\] B & C: (word ){15}word…$/);
    expect(query.get('page-url')).toBe('https://mui.com/x/a/#b');
  });
});
