import {act, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {DocsProvider} from '../../../contexts/DocsConfig';
import {NotificationsButton} from './NotificationsButton';
import {selectNotifications, type Notification} from './loadNotifications';

const permanent: Notification = {id: 1, title: 'Stay', text: 'Always there'};
const message = (id: number, more: object = {}) => ({id, title: `T${id}`, text: `M${id}`, ...more});

describe('which messages are shown', () => {
  test.each([
    ['the last three and the permanent one', [2, 3, 4, 5].map((id) => message(id)), [5, 4, 3, 1]],
    ['none of another language', [message(2, {userLanguage: 'zh'}), message(3)], [3, 1]],
    ['those of the language are shown', [message(2, {userLanguage: 'en'})], [2, 1]],
    ['no list is an empty one', {error: 'no'}, [1]],
    ['nothing is an empty list', null, [1]],
    ['no invalid records', [null, 7, {id: '2'}, message(3), {id: 4, title: 4}], [3, 1]],
  ])('%s', (_case, feed, ids) => {
    expect(selectNotifications(feed, permanent, ['en']).map(({id}) => id)).toEqual(ids);
  });

  test('a message is in English unless it sets a language; the permanent one is in the page’s language', () => {
    const feed = [message(2), message(3, {userLanguage: 'zh'})];
    const shown = selectNotifications(feed, permanent, ['zh']);
    expect(shown.map(({language}) => language)).toEqual(['zh', 'en', undefined]);
  });

  test.each([
    ['a page of the site', '/x/whats-new/', true],
    ['a page elsewhere', 'https://mui.com/blog/', true],
    ['a script', 'javascript:alert(1)', false],
    ['a page that anybody could change on its way', 'http://mui.com/', false],
  ])('a message may link to %s: %s', (_case, href, allowed) => {
    const [shown] = selectNotifications([message(2, {link: {href, text: 'Go'}})], permanent, []);
    expect(shown?.link).toEqual(allowed ? {href, text: 'Go'} : undefined);
  });
});

describe('the notifications button', () => {
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
  afterEach(() => jest.useRealTimers());

  const show = () =>
    render(
      <MemoryRouter>
        <DocsProvider>
          <NotificationsButton />
        </DocsProvider>
      </MemoryRouter>,
    );
  const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
  const bell = () => screen.getByRole('button', {name: /unread notifications$/});
  /** Simulates the event before the panel opens, because jsdom doesn't support popovers. */
  const openPanel = () =>
    fireEvent(
      document.getElementById('notifications')!,
      Object.assign(new Event('beforetoggle'), {newState: 'open'}),
    );
  const loaded = async () => {
    for (let tries = 0; tries < 50 && bell().textContent === ''; tries += 1) {
      await pass(1);
    }
  };

  test('fetches the messages 1500 ms after the page has loaded, and counts the new ones', async () => {
    show();
    await pass(1499);
    expect(asked).toEqual([]);
    expect(screen.getByRole('button', {name: '0 unread notifications'})).toBeVisible();
    await pass(1);
    await loaded();
    expect(asked).toEqual(['/static/notifications.json']);
    expect(screen.getByRole('button', {name: '3 unread notifications'})).toBeVisible();
  });

  test('counts messages newer than the last seen one, renders them when the panel opens, and their dates later', async () => {
    document.cookie = 'lastSeenNotification=2;path=/';
    show();
    await pass(1500);
    await loaded();
    expect(screen.getByRole('button', {name: '1 unread notifications'})).toBeVisible();
    expect(screen.queryByText('T3')).toBeNull();
    openPanel();
    expect(screen.getByText('T3')).toBeInTheDocument();
    expect(document.querySelector('time')).toHaveTextContent(/^$/);
    await pass(100);
    expect(document.querySelector('time')).toHaveTextContent('August 14, 2025');
  });

  test("doesn't fetch them for a crawler", async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    show();
    await pass(5000);
    expect(asked).toEqual([]);
  });
});
