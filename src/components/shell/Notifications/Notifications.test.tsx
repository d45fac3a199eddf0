import {act, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {DocsProvider} from '../../../contexts/DocsConfig';
import {NotificationsButton} from './NotificationsButton';
import {selectNotifications, type Notification} from './loadNotifications';

const permanent: Notification = {id: 1, title: 'Stay', text: 'Always there'};
const message = (id: number, more: object = {}) => ({id, title: `T${id}`, text: `M${id}`, ...more});
const idsOf = (feed: unknown, languages = ['en']) =>
  selectNotifications(feed, permanent, languages).map(({id}) => id);

describe('which messages are shown', () => {
  test.each([
    [
      'the last three and the permanent one, newest first',
      [2, 3, 4, 5].map((id) => message(id)),
      [5, 4, 3, 1],
    ],
    [
      'those of another language are left out',
      [message(2, {userLanguage: 'zh'}), message(3)],
      [3, 1],
    ],
    ['those of the language are shown', [message(2, {userLanguage: 'en'})], [2, 1]],
    ['no list is an empty one', {error: 'no'}, [1]],
    ['nothing is an empty list', null, [1]],
    [
      'records with a fault are passed over',
      [null, 7, {id: '2'}, message(3), {id: 4, title: 4}],
      [3, 1],
    ],
  ])('%s', (_case, feed, ids) => {
    expect(idsOf(feed)).toEqual(ids);
  });

  test.each([
    ['of everybody, in English', {}, 'en'],
    ['of one language', {userLanguage: 'zh'}, 'zh'],
  ])('a message %s says what it is written in', (_case, more, language) => {
    const [shown, last] = selectNotifications([message(2, more)], permanent, ['zh']);
    expect(shown?.language).toBe(language);
    // Its words are the page's own.
    expect(last?.language).toBeUndefined();
  });

  test.each([
    ['a page of the site', '/x/whats-new/', true],
    ['a page elsewhere', 'https://mui.com/blog/', true],
    ['a script', 'javascript:alert(1)', false],
    ['a page that anybody could change on its way', 'http://mui.com/', false],
  ])('a message may lead to %s: %s', (_case, href, allowed) => {
    const [shown] = selectNotifications([message(2, {link: {href, text: 'Go'}})], permanent, []);
    expect(shown?.link).toEqual(allowed ? {href, text: 'Go'} : undefined);
  });
});

describe('the bell', () => {
  const originalAgent = navigator.userAgent;
  let asked: string[];

  beforeEach(() => {
    jest.useFakeTimers();
    document.cookie = 'lastSeenNotification=;path=/;max-age=0';
    asked = [];
    window.fetch = (async (url: string) => {
      asked.push(url);
      return {ok: true, json: async () => [message(2, {date: '2025-08-14'}), message(3)]};
    }) as unknown as typeof fetch;
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.defineProperty(navigator, 'userAgent', {value: originalAgent, configurable: true});
  });

  const show = () =>
    render(
      <MemoryRouter>
        <DocsProvider>
          <NotificationsButton />
        </DocsProvider>
      </MemoryRouter>,
    );
  /** Lets time pass, and what was started then come to its end. */
  const pass = (ms: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
    });
  const bell = () => screen.getByRole('button', {name: /unread notifications$/});
  /** What the browser says before it shows the panel: jsdom has no popovers. */
  const openPanel = () =>
    act(() => {
      document
        .getElementById('notifications')!
        .dispatchEvent(Object.assign(new Event('beforetoggle'), {newState: 'open'}));
    });
  const loaded = async () => {
    for (let tries = 0; tries < 50 && bell().textContent === ''; tries += 1) {
      await pass(1);
    }
  };

  test('asks for the messages 1500 ms after the page has loaded, and counts the new ones', async () => {
    show();
    await pass(1499);
    expect(asked).toEqual([]);
    expect(screen.getByRole('button', {name: '0 unread notifications'})).toBeVisible();
    expect(bell()).toHaveAttribute('data-ga-event-category', 'AppBar');
    expect(bell()).toHaveAttribute('data-ga-event-action', 'toggleNotifications');
    await pass(1);
    await loaded();
    expect(asked).toEqual(['/static/notifications.json']);
    expect(screen.getByRole('button', {name: '3 unread notifications'})).toBeVisible();
  });

  test('writes the messages out when the panel opens, and no sooner', async () => {
    show();
    await pass(1500);
    await loaded();
    expect(screen.queryByText('T3')).toBeNull();
    openPanel();
    expect(screen.getByText('T3')).toBeInTheDocument();
  });

  test('writes dates once the messages are drawn', async () => {
    show();
    await pass(1500);
    await loaded();
    openPanel();
    expect(document.querySelector('time')).toHaveTextContent(/^$/);
    await pass(100);
    expect(document.querySelector('time')).toHaveTextContent('August 14, 2025');
  });

  test('counts only what is newer than the last one seen', async () => {
    document.cookie = 'lastSeenNotification=2;path=/';
    show();
    await pass(1500);
    await loaded();
    expect(screen.getByRole('button', {name: '1 unread notifications'})).toBeVisible();
  });

  test('a crawler is not asked to read them', async () => {
    Object.defineProperty(navigator, 'userAgent', {value: 'Googlebot/2.1', configurable: true});
    show();
    await pass(5000);
    expect(asked).toEqual([]);
  });
});
