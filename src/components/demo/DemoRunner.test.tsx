import {act, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {ThemeSettingsProvider} from '../../settings/ThemeSettingsProvider';
import DemoRunner from './DemoRunner';

test('a running demo is not drawn again when something around it changes', async () => {
  let draws = 0;
  function Chart() {
    draws += 1;
    return <p>Chart</p>;
  }
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <DemoRunner name="BasicBars" Component={Chart} />
        <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Collapse' : 'Expand'}</button>
      </>
    );
  }
  await act(async () =>
    render(
      <ThemeSettingsProvider>
        <Page />
      </ThemeSettingsProvider>,
    ),
  );
  const before = draws;
  act(() => screen.getByRole('button', {name: 'Expand'}).click());
  screen.getByRole('button', {name: 'Collapse'});
  screen.getByText('Chart');
  expect(draws).toBe(before);
});
