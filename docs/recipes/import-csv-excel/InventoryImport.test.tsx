import {configure, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InventoryImport from './InventoryImport';

// Computed styles are slow in jsdom, so don't check which elements are visible.
configure({defaultHidden: true, asyncUtilTimeout: 10_000});
const user = userEvent.setup({pointerEventsCheck: 0});

// Browsers have these methods, and jsdom doesn't.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
Blob.prototype.text ??= async function text(this: Blob) {
  return new TextDecoder().decode(await this.arrayBuffer());
};

beforeEach(() => {
  // jsdom has no layout, and a grid without a size renders no rows.
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1_000, 400));
  render(<InventoryImport />);
});

const click = (name: string) => user.click(screen.getByRole('button', {name}));

test.each(['CSV sample', 'Excel sample'])(
  'shows the problems of the %s, and imports the other rows',
  async (sample) => {
    await click(sample);
    expect(await screen.findByText('The stock must be a whole number.')).toBeVisible();
    expect(
      screen.getByText(/The SKU must look like FUR-1001\. The product is missing\./),
    ).toBeVisible();

    const stock = screen.getByText('many');
    await user.dblClick(stock);
    await user.keyboard('{Control>}a{/Control}12{Enter}');
    expect(
      await screen.findByRole('button', {name: 'Import 4 of 5 rows'}),
    ).toBeEnabled();
    expect(screen.queryByText('The stock must be a whole number.')).toBeNull();

    await click('Import 4 of 5 rows');
    expect(screen.getByRole('status')).toHaveTextContent('4 items imported');
    expect(screen.queryByText('Desk lamp')).toBeNull();
    expect(screen.getByText('elc2004')).toBeVisible();
  },
);

test('reads the columns of a chosen file in any order', async () => {
  const csv =
    'stock,unit cost,note,product,sku\n7,88.5,new,"Cabinet ""Oslo""",FUR-3001\n\n';
  const input = screen.getByLabelText('CSV or Excel file');
  await user.upload(input, new File([csv], 'stock.csv', {type: 'text/csv'}));
  const row = await screen.findByRole('row', {name: /^2 FUR-3001/});
  expect(within(row).getByText('Cabinet "Oslo"')).toBeVisible();
  expect(screen.getByRole('button', {name: 'Import 1 of 1 rows'})).toBeEnabled();
});

test('reports a missing column', async () => {
  const input = screen.getByLabelText('CSV or Excel file');
  await user.upload(
    input,
    new File(['sku,product\n'], 'stock.csv', {type: 'text/csv'}),
  );
  expect(await screen.findByText('stock.csv has no column “Stock”.')).toBeVisible();
});
