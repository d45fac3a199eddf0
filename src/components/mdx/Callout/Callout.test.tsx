import {render, screen} from '@testing-library/react';
import {Callout} from './Callout';

describe('Callout', () => {
  it.each([
    ['info', 'Note'],
    ['success', 'Tip'],
    ['warning', 'Warning'],
    ['error', 'Important'],
  ] as const)('names the kind %s to those who do not see the colour', (kind, label) => {
    render(<Callout kind={kind}>Mind the gap.</Callout>);
    expect(screen.getByRole('note')).toHaveTextContent('Mind the gap.');
    expect(screen.getByRole('img')).toHaveAccessibleName(label);
    expect(screen.getByRole('note')).toHaveClass(kind);
  });

  it('has a title when it is given one', () => {
    render(
      <Callout kind="info" title="Server rendering">
        Text.
      </Callout>,
    );
    expect(screen.getByText('Server rendering')).toHaveClass('title');
  });
});
