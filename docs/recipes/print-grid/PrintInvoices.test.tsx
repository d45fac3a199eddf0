import {render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';
import PrintInvoices from './PrintInvoices';

beforeEach(() => stubGridSize());

test('prints the invoices of all pages, without the footer and the owners', async () => {
  render(<PrintInvoices />);
  expect(screen.getByText('1–5 of 60')).toBeVisible();
  // In tests, the grid removes its print window at once, and doesn't print.
  const printed = new Promise<HTMLIFrameElement>((resolve) => {
    jest.spyOn(document.body, 'removeChild').mockImplementation((child) => {
      resolve(child as unknown as HTMLIFrameElement);
      return child;
    });
  });
  await userEvent.click(screen.getByRole('button', {name: 'Print all invoices'}));
  const printWindow = await printed;
  expect(printWindow.title).toBe('Invoices of 2025');
  const paper = within(printWindow.contentDocument!.body);
  expect(paper.getAllByText(/^INV-/)).toHaveLength(60);
  expect(paper.getByText('Customer')).toBeInTheDocument();
  expect(paper.queryByText('Owner')).toBeNull();
  expect(paper.queryByText(/of 60/)).toBeNull();
  expect(printWindow.contentDocument!.head).toHaveTextContent('size: letter portrait');
  printWindow.remove();
  await waitFor(() => expect(screen.getByText('1–5 of 60')).toBeVisible());
});
