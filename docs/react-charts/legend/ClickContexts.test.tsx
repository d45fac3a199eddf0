import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import ClickContexts from './ClickContexts';

beforeEach(() => stubChartLayout());

it('shows the context of an item that is pressed by keyboard, and keeps the focus', async () => {
  render(<ClickContexts />);
  for (const [name, type] of [
    ['Furniture', 'series'],
    ['<200', 'piecewiseColor'],
  ] as const) {
    const item = screen.getByRole('button', {name});
    item.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(`"type": "${type}"`);
    expect(item).toHaveFocus();
  }
});
