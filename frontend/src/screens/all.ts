// Every screen, one line each.

import "./start";
import "./pose";
import "./motion";
import "./simulation";
import "./dynamics";
