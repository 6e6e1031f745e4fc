// Plays a small run of our own where nobody sees it, so that the first one that somebody waits for is drawn by code
// which the browser has compiled already: that takes longer than the drawing itself.

import { mountJourney } from "./index.js";

/** The trace of Tests/Journey/player/window.py, as base64. */
export const rehearsed = `
REpUUkFDRTEcAAAAAAAcAQEOB2xvbmdlc3QBABsAAQR0ZXh0ABsBAQRsYXN0ABsCAQRzZWVuABsDAQRsZWZ0ABsEAQRiZXN0ABsFAQVyaWdodAAbBgEE
c3BhbgABEREBAgAGBnB3d2tldwECGgAGBGRpY3QACgEADQACAQgBAQMaAQUDc2V0AAoCAQwAAgIIAgEEAgMEAAIEBAABBQEFAgUEAAEGAQkNAgYBcAEB
Cg0BBgFwBAABCwEMAgQEAgENGgIEBXR1cGxlAAoDAgsCBAAEAAIGCAMBBQIFBAIBBgEJDQIGAXcBAQoNAQYBdwQCAQsBDAIEBAQBDQoEAgsCBAAEAgIG
CAQBBQIFBAQBBgEHDgIGAXABCAIDBAIBBgEHDgIGAXcBCAIDBAQBBgEJDQIGAXcBAQoNAQYBdwQEAQsBBQIFBAYBBgEJDQIGAWsBAQoNAQYBawQGAQsB
BQIFBAgBBgEJDQIGAWUBAQoNAQYBZQQIAQsBDAIEBAYBDQoFAgsCBAQECAIGCAUBBQIFBAoBBgEHDgIGAXcBCAIDBAYBBgEJDQIGAXcBAQoNAQYBdwQK
AQsBDgoGAgsCBAYIBRMIBhYLKDMsICgyLCA0KSkWAQr/AAEAAAAAAQAAAAAAAAAoMywgKDIsIDQpKQoAAAAAAQEBM3sidmVyc2lvbiI6MywibGFuZ3Vh
Z2UiOiJweXRob24iLCJzb3VyY2UiOiJkZWYgbG9uZ2VzdCh0ZXh0KTpcbiAgICBsYXN0ID0ge31cbiAgICBzZWVuID0gc2V0KClcbiAgICBsZWZ0ID0g
YmVzdCA9IDBcbiAgICBmb3IgcmlnaHQgaW4gcmFuZ2UobGVuKHRleHQpKTpcbiAgICAgICAgd2hpbGUgdGV4dFtyaWdodF0gaW4gc2VlbjpcbiAgICAg
ICAgICAgIHNlZW4ucmVtb3ZlKHRleHRbbGVmdF0pXG4gICAgICAgICAgICBsZWZ0ICs9IDFcbiAgICAgICAgc2Vlbi5hZGQodGV4dFtyaWdodF0pXG4g
ICAgICAgIGxhc3RbdGV4dFtyaWdodF1dID0gcmlnaHRcbiAgICAgICAgaWYgcmlnaHQgLSBsZWZ0ICsgMSBcdTAwM2UgYmVzdDpcbiAgICAgICAgICAg
IGJlc3QgPSByaWdodCAtIGxlZnQgKyAxXG4gICAgICAgICAgICBzcGFuID0gKGxlZnQsIHJpZ2h0KVxuICAgIHJldHVybiBiZXN0LCBzcGFuXG5cblxu
cHJpbnQobG9uZ2VzdChcInB3d2tld1wiKSlcbiIsInNvdXJjZU5hbWUiOiJ3aW5kb3cucHkiLCJtb2RlIjoiZnVsbCIsInN0ZXBzIjo1MSwiYnl0ZXMi
OjUyNSwiY2FsbHMiOnsiY291bnQiOjIsIm9mZnNldCI6NDk0LCJieXRlcyI6OH0sImtleWZyYW1lcyI6eyJvZmZzZXQiOjQ2OSwiYnl0ZXMiOjEzfSwi
b3V0cHV0Ijp7Im9mZnNldCI6NDgyLCJieXRlcyI6MTJ9LCJlcnJvck91dHB1dCI6eyJvZmZzZXQiOjQ5NCwiYnl0ZXMiOjB9LCJmdW5jdGlvbnMiOlt7
ImlkIjowLCJuYW1lIjoiIiwibGluZSI6MCwiZW5kTGluZSI6MCwicGFyYW1ldGVycyI6W119LHsiaWQiOjEsIm5hbWUiOiJsb25nZXN0IiwibGluZSI6
MSwiZW5kTGluZSI6MTQsInBhcmFtZXRlcnMiOlswXX1dLCJzbG90cyI6W3siaWQiOjAsImZ1bmN0aW9uIjoxLCJuYW1lIjoidGV4dCIsInR5cGUiOiIi
LCJyb2xlIjpudWxsfSx7ImlkIjoxLCJmdW5jdGlvbiI6MSwibmFtZSI6Imxhc3QiLCJ0eXBlIjoiIiwicm9sZSI6bnVsbH0seyJpZCI6MiwiZnVuY3Rp
b24iOjEsIm5hbWUiOiJzZWVuIiwidHlwZSI6IiIsInJvbGUiOm51bGx9LHsiaWQiOjMsImZ1bmN0aW9uIjoxLCJuYW1lIjoibGVmdCIsInR5cGUiOiIi
LCJyb2xlIjpudWxsfSx7ImlkIjo0LCJmdW5jdGlvbiI6MSwibmFtZSI6ImJlc3QiLCJ0eXBlIjoiIiwicm9sZSI6bnVsbH0seyJpZCI6NSwiZnVuY3Rp
b24iOjEsIm5hbWUiOiJyaWdodCIsInR5cGUiOiIiLCJyb2xlIjpudWxsfSx7ImlkIjo2LCJmdW5jdGlvbiI6MSwibmFtZSI6InNwYW4iLCJ0eXBlIjoi
Iiwicm9sZSI6bnVsbH1dLCJ0eXBlcyI6W3siaWQiOjAsIm5hbWUiOiJkaWN0Iiwia2luZCI6ImRpY3Rpb25hcnkiLCJmaWVsZHMiOltdfSx7ImlkIjox
LCJuYW1lIjoic2V0Iiwia2luZCI6InNldCIsImZpZWxkcyI6W119LHsiaWQiOjIsIm5hbWUiOiJ0dXBsZSIsImtpbmQiOiJ0dXBsZSIsImZpZWxkcyI6
W119XSwic2VnbWVudHMiOlt7InN0ZXAiOjAsIm9mZnNldCI6NDY5LCJrZXlmcmFtZSI6MTMsInN0YXJ0Ijo4LCJldmVudHMiOjQ2MSwibGluZXMiOlsy
LDMsNCw1LDYsNyw4LDksMTAsMTEsMTIsMTMsMTQsMTddLCJzbG90cyI6WzAsMSwyLDMsNCw1LDZdLCJvYmplY3RzIjp0cnVlLCJtaW5EZXB0aCI6MSwi
bWF4RGVwdGgiOjJ9XSwibGltaXRzIjp7InN0ZXBzIjoxMDAwMDAwMCwiYnl0ZXMiOjI2ODQzNTQ1Nn0sInN0YXR1cyI6eyJraW5kIjoiZmluaXNoZWQi
LCJub3RlIjpudWxsLCJsaW5lIjpudWxsfSwiaW5wdXQiOm51bGwsInNrZWxldG9uIjpmYWxzZSwiZ2FwIjowLCJza2lwcGVkIjowLCJjb3VudHMiOnsi
bGluZXMiOltdLCJjYWxscyI6W119ffYBAAAAAAAAREpUUkFDRTE=
`;

const name = "rehearsal";

/**
 * The bytes of a trace that is written as base64.
 * @param {string} text
 */
export function bytesOf(text) {
  return Uint8Array.from(atob(text.replaceAll("\n", "")), (letter) => letter.charCodeAt(0));
}

/** Nothing of it stays, and nothing of it is painted; what goes wrong here will be told when it matters. */
export async function rehearse() {
  const box = document.createElement("div");
  box.style.cssText = "position: absolute; visibility: hidden; inset: 0; height: 0; overflow: hidden";
  try {
    document.body.append(box);
    const { player, close } = await mountJourney(box, { trace: bytesOf(rehearsed), name, step: 0, keys: "inside" });
    for (let step = 0; step < 4; step += 1) {
      // Styles and places are worked out as well.
      box.getBoundingClientRect();
      player.next();
    }
    close();
    localStorage.removeItem(`focus:journey:${name}`);
  } catch {
    /* The player works without. */
  }
  box.remove();
}
