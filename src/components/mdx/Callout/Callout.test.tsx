import {render, screen} from '@testing-library/react';
import {Callout} from './Callout';

it.each([
  ['info', 'Note'],
  ['success', 'Tip'],
  ['warning', 'Warning'],
  ['error', 'Important'],
] as const)('a callout of the kind %s has the accessible name %s', (kind, label) => {
  render(
    <Callout kind={kind} title="Server rendering">
      Mind the gap.
    </Callout>,
  );
  expect(screen.getByRole('note')).toHaveTextContent('Server renderingMind the gap.');
  expect(screen.getByRole('img')).toHaveAccessibleName(label);
});
