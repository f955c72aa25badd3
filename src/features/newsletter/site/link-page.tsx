import { useActionData } from 'react-router';
import type { ActionFunctionArgs } from 'react-router';
import { Button } from '#ui/button.tsx';
import { postForm } from '#ui/forms/post-form.ts';
import { FormFailure, useReturned } from '#ui/forms/returned.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { siteContext } from '#ui/page/site-context.ts';
import { TitleWall } from '#ui/title-wall.tsx';
import type { confirmNewsletter } from '../contract.ts';

/** Does what the button asks for, with the receipt in the address that the form was posted to. */
export function answerLink(endpoint: typeof confirmNewsletter) {
  return ({ context, request }: ActionFunctionArgs) => {
    const { call } = context.get(siteContext);
    const receipt = new URL(request.url).searchParams.get('receipt') ?? '';
    const send = () => call(endpoint, { body: { receipt } });
    return postForm(request, { send, thanks: () => ({ isDone: true }) });
  };
}

interface LinkPageProps {
  title: string;
  text: string;
  button: string;
  done: string;
}

/**
 * Where a link in a letter leads. Opening it changes nothing, because scanners of mail open links; the
 * button does, and needs no script.
 */
export function LinkPage({ title, text, button, done }: LinkPageProps) {
  const { isDone } = useActionData<{ isDone?: boolean }>() ?? {};
  const { problems, failure, message } = useReturned();
  return (
    <>
      <PageHead title={title} hidden />
      {/* The address holds a secret: no other site is told of it. */}
      <meta name="referrer" content="same-origin" />
      <TitleWall title={title} sentence />
      <div className="container section">
        {isDone ? (
          <p className="type-lede" role="status">
            {done}
          </p>
        ) : (
          <form className="fields" method="post">
            <FormFailure failure={failure} message={message ?? problems['receipt']} />
            <p>{text}</p>
            <div className="row">
              <Button>{button}</Button>
            </div>
          </form>
        )}
      </div>
    </>
  );
}
