// Share links: who can open them, and files for everybody else.

import { signal } from "@preact/signals";
import { register, run } from "./actions";
import { shareLink } from "./commands";
import { home, linksAreLocal } from "./server";
import { save } from "./state/share";
import { Button, Notice } from "./widgets/basic";
import { copy, Dialog } from "./widgets/overlay";

/** A link to copy, with a note on who can open it. */
export function LinkBox({ link }: { link: string }) {
  return (
    <>
      <div class="row link-row">
        <input type="text" class="mono" readOnly aria-label="Link to this document" value={link} onFocus={(event) => (event.target as HTMLInputElement).select()} />
        <Button kind="primary" icon="copy" onClick={() => void copy(link, "The link")}>Copy</Button>
      </div>
      <p class="hint">{link.length} characters.</p>
      {linksAreLocal.value && (
        <Notice level="warning" remedy={<>To share with others, send a file. Or publish the HTML file and start the workbench with <code>--published URL</code>; links then point to that address. On another computer with isodyn, <code>isodyn workbench 'LINK'</code> opens it.</>}>
          {home === "served" ? "In a browser, this link works only in this one, while the server runs." : "In a browser, this link works only on this computer: the page is a local file."}
        </Notice>
      )}
    </>
  );
}

const shared = signal("");

/** Copies a link; if others could not open it, says so and offers files. */
async function share(): Promise<void> {
  const link = await shareLink();
  await copy(link, `A link of ${link.length} characters`);
  if (linksAreLocal.peek()) shared.value = link;
}

export function ShareDialog() {
  if (!shared.value) return null;
  const close = () => void (shared.value = "");
  const files = (
    <>
      <Button icon="save" onClick={() => (close(), save())}>Save the document</Button>
      <Button icon="save" kind="primary" onClick={() => (close(), run("export.file"))}>Save as one HTML file</Button>
    </>
  );
  return (
    <Dialog title="Share this document" onClose={close} foot={files}>
      <LinkBox link={shared.value} />
      <p class="hint">The HTML file opens in any browser, without isodyn and offline. The document opens in any workbench.</p>
    </Dialog>
  );
}

register({ id: "file.share", title: "Copy a link to this document", words: "share url", keys: "Mod+Shift+L", run: () => void share() });
