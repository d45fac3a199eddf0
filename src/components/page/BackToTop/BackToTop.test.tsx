import {act, fireEvent, render, screen} from '@testing-library/react';
import {BackToTop} from './BackToTop';

const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', {value: top, configurable: true});
  act(() => {
    fireEvent.scroll(window);
  });
};

const preferStill = (still: boolean) => {
  window.matchMedia = (query: string) =>
    ({matches: still && query.includes('reduce')}) as MediaQueryList;
};

test('is shown from more than 200 px', () => {
  render(<BackToTop />);
  const button = screen.getByRole('button', {name: 'Scroll back to top'});
  scrollTo(200);
  expect(button).toHaveAttribute('data-shown', 'false');
  scrollTo(201);
  expect(button).toHaveAttribute('data-shown', 'true');
});

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
