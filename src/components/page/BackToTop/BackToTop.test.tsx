import {fireEvent, render, screen} from '@testing-library/react';
import {BackToTop} from './BackToTop';

const preferStill = (still: boolean) => {
  window.matchMedia = (query: string) =>
    ({matches: still && query.includes('reduce')}) as MediaQueryList;
};

test.each([
  ['glides', false, 'smooth'],
  ['jumps, for readers who ask for less motion,', true, 'instant'],
])('%s to the top', (_, still, behavior) => {
  preferStill(still);
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation();
  render(<BackToTop />);
  fireEvent.click(screen.getByRole('button'));
  expect(scroll).toHaveBeenCalledWith({top: 0, behavior});
});
