import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {series} from '../data';

// #region preview
const styles = [
  '[&_.MuiSankeyChart-nodes_rect]:[rx:4px]',
  '[&_.MuiSankeyChart-nodes_text]:text-sm',
  '[&_.MuiSankeyChart-nodes_text]:font-semibold',
  '[&_.MuiSankeyChart-links_path:hover]:opacity-80',
];

export default function StyledSankey() {
  return (
    <div className={`w-full ${styles.join(' ')}`}>
      {/* series: {data: {links: [{source: 'Search', target: 'Blog', value: 90}, …]}} */}
      <SankeyChart
        series={series}
        height={300}
        title="Website visits by channel, page, and outcome"
      />
    </div>
  );
}
// #endregion
