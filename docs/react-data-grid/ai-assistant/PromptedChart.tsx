import * as React from 'react';
import {BarChart} from '@mui/x-charts/BarChart';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {answerPrompt, type AssistantResponse} from '../data/assistant';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', width: 180},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

const slots = {aiAssistantPanel: GridAiAssistantPanel};
const suggestions = [
  {value: 'Chart the quantity by category'},
  {value: 'Chart the quantity by country'},
];

/** Returns the sums of one column by the values of another: [{name: 'Canada', total: 118}, …]. */
function getTotals({category, value}: NonNullable<AssistantResponse['chart']>) {
  const totals = new Map<string, number>();
  for (const row of rows) {
    const name = String(row[category as keyof Order]);
    totals.set(name, (totals.get(name) ?? 0) + Number(row[value as keyof Order]));
  }
  return [...totals].map(([name, total]) => ({name, total}));
}

export default function PromptedChart() {
  // #region preview
  // The fake service returns {chart: {category: 'country', value: 'quantity'}, …}.
  const [chart, setChart] = React.useState<AssistantResponse['chart']>();

  const onPrompt: DataGridPremiumProps['onPrompt'] = async (...params) => {
    const response = await answerPrompt(...params);
    setChart(response.chart);
    return response; // The grid ignores properties that it doesn't know.
  };

  const barChart = chart && (
    <BarChart
      title={`Sum of ${chart.value} by ${chart.category}`}
      height={240}
      dataset={getTotals(chart)}
      xAxis={[{dataKey: 'name'}]}
      yAxis={[{label: `${chart.value} (pieces)`, width: 60}]}
      series={[{dataKey: 'total'}]}
    />
  );
  // #endregion

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 700}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        showToolbar
        aiAssistant
        slots={slots}
        onPrompt={onPrompt}
        aiAssistantSuggestions={suggestions}
      />
      {barChart}
    </div>
  );
}
