import { CardPage } from './CardPage';
import { Button } from '../ui/Button';
import * as uiMessages from '../ui/messages';

interface PageProblemProps {
  title: string;
  text: string;
  onRetry: () => void;
}

/** A page that could not be loaded, and the way to try again. */
export function PageProblem({ title, text, onRetry }: PageProblemProps) {
  return (
    <CardPage title={title} lead={text}>
      <div className="kd-card-page__body">
        <Button look="filled" onClick={onRetry}>
          {uiMessages.tryAgain}
        </Button>
      </div>
    </CardPage>
  );
}
