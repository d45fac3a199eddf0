import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {series} from '../data';
import './styles.css';

// #region preview
// styles.css:
// .website-flow .MuiSankeyChart-nodes text {font-size: 14px; font-weight: 600}
// .website-flow .MuiSankeyChart-links path:hover {opacity: 0.8}
export default function StyledSankey() {
  return (
    <div className="website-flow">
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
