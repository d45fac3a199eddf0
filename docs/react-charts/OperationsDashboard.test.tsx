import {cleanup, render, screen} from '@testing-library/react';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import OperationsDashboard from './OperationsDashboard';

beforeEach(() => stubChartLayout());

it('shows the same figures in each render, so that a reset restores them', () => {
  const readFigures = () => {
    render(<OperationsDashboard />);
    const figures = screen.getAllByText(/^[\d.,]+$/, {selector: 'p'});
    const texts = figures.map((figure) => figure.textContent);
    cleanup();
    return texts;
  };
  const figures = readFigures();
  expect(figures).toHaveLength(3);
  expect(readFigures()).toEqual(figures);
});
